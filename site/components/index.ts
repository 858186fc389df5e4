/** The components that the site's pages can use, by the names of their tags. */
export { Drawing } from './drawing.ts';
