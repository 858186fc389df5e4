/** Building blocks of a site's designed pages, slots and templates. */

export type { SlotProps, TemplateProps } from '../slots/slot-props.ts';
export type { LandingMeta, LandingProps, LocalText } from './landing-page.ts';
export { textPicker } from './local-text.ts';
