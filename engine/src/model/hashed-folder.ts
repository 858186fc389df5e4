/**
 * The folder, below the site's root, of files whose names change with their contents: browsers keep them for a year. The build alone writes
 * there; its name is none that an author gives a page or a folder of static files, as many have an `assets`.
 */
export const HASHED_FOLDER = '-';
