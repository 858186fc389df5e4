/** What a pack is: a site that opens from a folder, or a book. */
export const PACK_KINDS = ['offline', 'epub', 'pdf'] as const;

export type PackKind = (typeof PACK_KINDS)[number];
