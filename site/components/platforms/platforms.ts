import { defineComponent } from 'signpost/components';

/** What pages with platforms do in the browser: icons in their tabs, and the reader's column in their tables. `plugins/platform-pages` adds it. */
export const Platforms = defineComponent({
  props: {},
  inline: true,
  late: { module: new URL('./platforms.late.ts', import.meta.url) },
  render: () => [],
});
