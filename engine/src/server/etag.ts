/** An entity tag made from part of a digest, which is enough to tell versions of a file apart. */
export function formatEtag(digest: Buffer): string {
  return `"${digest.toString('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header matches an entity tag (RFC 9110 §13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
