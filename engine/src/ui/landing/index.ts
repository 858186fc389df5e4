/** Building blocks of the pages in `site/pages`. */

export { LineIcon, type LineIconName } from './LineIcon.tsx';
export type { LandingMeta, LandingProps, LocalText } from './landing-page.ts';
export { textPicker } from './local-text.ts';
