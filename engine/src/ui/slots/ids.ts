/** Ids of the elements whose content the browser adopts from the served document. */
export const FOOTER_ID = 'footer';
export const NAVBAR_END_ID = 'navbar-end';
