/** What a site's components import. */
import type { ElementContent } from 'hast';

export { toString as textOf } from 'hast-util-to-string';
export { h } from 'hastscript';
export { z } from 'zod';
export {
  type ComponentDefinition,
  type ComponentPlace,
  type ComponentUse,
  type ConditionDefinition,
  defineComponent,
  defineCondition,
} from './markdown/components/define-component.ts';
export type { Tab, TabsSettings } from './markdown/components/tabs.ts';
export { markHeading } from './markdown/output/mark-heading.ts';
export { unsearched } from './markdown/output/unsearched.ts';
export { holdsBlocks } from './markdown/render/html-schema.ts';
export { phrased } from './markdown/render/phrases.ts';
export type { Behaviour, BehaviourUse, ChosenTabs, LateBehaviour } from './model/behaviour.ts';
export { closest } from './model/closest.ts';
export { wrapText } from './model/wrap-text.ts';

/** Content as a syntax tree. */
export type Nodes = ElementContent[];
