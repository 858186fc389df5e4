/** What the pages in `site/pages` are made with. */

export { LineIcon, type LineIconName } from './LineIcon.tsx';
export type { LandingMeta, LandingProps, LocalText } from './landing-page.ts';
export { textPicker } from './local-text.ts';
