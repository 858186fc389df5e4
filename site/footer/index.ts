/** The footer as other sites use it (README.md). */
export type { Brand, CreateBrand, FooterData } from './brand.ts';
export { Footer, type FooterProps } from './Footer.tsx';
export type { Track } from './FooterLink.tsx';
export type { FooterLanguage } from './labels.ts';
export { placeImages } from './place-images.ts';
export { createTranslations, type Translation, type TranslationSource, type Translations, type Watchable } from './translations.ts';
