/** Building blocks of a site's designed pages, slots and templates. */

export type { SlotProps, TemplateProps } from '../slots/slot-props.ts';
export { type LandingMeta, type LandingProps, type LocalText, textPicker } from './landing-page.ts';
