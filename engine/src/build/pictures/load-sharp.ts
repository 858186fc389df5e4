import type sharp from 'sharp';

/** The library that reads and draws pictures. */
export type SharpLibrary = typeof sharp;
export type { Sharp } from 'sharp';

/** Loads it where a picture has changed: after most edits none has, and loading it takes longer than such a build's pages. */
export async function loadSharp(): Promise<SharpLibrary> {
  return (await import('sharp')).default;
}
