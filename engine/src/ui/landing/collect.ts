import { createLandingPage } from './create-landing-page.ts';
import type { LandingPage } from './landing-page.ts';

/** The designed pages of the site: `pages/` in the folder of its configuration. */
export const landingPages: readonly LandingPage[] = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>('@site/pages/**/*.tsx', { eager: true }),
).map(([file, module]) => createLandingPage(file, module));
