import type { ReactNode } from 'react';
import type { SlotPage } from '../../model/slots.ts';
import type { LandingProps } from '../landing/landing-page.ts';

/** What a component in a slot is given: what designed pages are, and the page; null in `navbarEnd` and `footer`, which all pages share. */
export interface SlotProps extends LandingProps {
  readonly page: SlotPage | null;
  /** The year of the build, for a copyright. In the footer, a `<span class="footer-year">` becomes the reader's year. */
  readonly year: number;
}

/** What a page template is given: the page, and as its children the article. */
export interface TemplateProps extends LandingProps {
  readonly page: SlotPage;
  readonly children: ReactNode;
}
