/** In place of `@site-parts` and `@site-behaviours` where no site is built. */
export const slots = {};
export const templates = {};
export const pages = {};
export const pagesFolder = 'pages/';
export const behaviours = {};
