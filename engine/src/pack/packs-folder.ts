/** Folder of the packs in the site, and in the folder for what is made again; name of the plug-in that offers them. */
export const PACKS_FOLDER = 'packs';
