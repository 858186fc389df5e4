import { defineComponent } from 'signpost/components';

/** What pages of signatures do in the browser: addresses of members, and links of types. `plugins/api-pages` adds it. */
export const Members = defineComponent({
  props: {},
  late: { module: new URL('./members.late.ts', import.meta.url) },
  render: () => [],
});
