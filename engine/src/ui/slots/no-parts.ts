/** In place of `@site-parts` where no site is built. */
export const slots = {};
export const templates = {};
