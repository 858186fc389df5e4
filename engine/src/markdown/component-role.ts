/**
 * Where a component belongs: in a line of text, between paragraphs, or where its content belongs (`contained`). Each child of one with `parts`
 * counts, and so stays as its author put it.
 */
export type ComponentRole = 'inline' | 'block' | 'contained' | 'parts';
