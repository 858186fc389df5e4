import { pages, pagesFolder } from '@site-parts';
import { createLandingPage } from './create-landing-page.ts';
import type { LandingPage } from './landing-page.ts';

/** The designed pages of the site. */
export const landingPages: readonly LandingPage[] = Object.entries(pages).map(([file, module]) =>
  createLandingPage(pagesFolder, file, module),
);
