/** What a pack is: a site that opens from a folder, or a book. */
export const PACK_KINDS = ['offline', 'epub', 'pdf'] as const;

export type PackKind = (typeof PACK_KINDS)[number];

/** Folder of the packs in the site, and in the folder for what is made again; name of the plug-in that offers them. */
export const PACKS_FOLDER = 'packs';
