import { defineComponent, h, z } from 'signpost/components';
import { renderStyle } from '../page-style.ts';

/** Where readers of a long page of types choose some by name; without script, there is nothing. `plugins/api-pages` adds it. */
export const TypeFilter = defineComponent({
  props: {
    /** The module that the page has a part of: the last part of the address of its first page. */
    module: z.string().optional(),
  },
  late: { module: new URL('./type-filter.late.ts', import.meta.url) },
  // The field comes late and finds its room kept, so that nothing moves.
  render: (use) => [...renderStyle(use, 'signatures'), h('div', { className: ['type-filter'] })],
});
