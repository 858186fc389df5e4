/** What a site's components import. */
export { h } from 'hastscript';
export { z } from 'zod';
export { type ComponentDefinition, type ComponentUse, defineComponent } from './markdown/components/define-component.ts';
