/**
 * Reads on which pages the named places of a PDF are. It reads what Chrome writes: a plain table of objects, without compressed ones.
 * @returns page numbers from 1 by name; empty for a PDF of another kind
 */
export function readPageNumbers(pdf: Uint8Array): Map<string, number> {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const kids = new Map<string, readonly string[]>();
  for (const [, id = '', list = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n<<\/Type \/Pages\n[^>]*?\/Kids \[([^\]]*)\]/g)) {
    kids.set(
      id,
      [...list.matchAll(/(\d+) 0 R/g)].map(([, kid = '']) => kid),
    );
  }
  const root = /\/Type \/Catalog[^>]*?\/Pages (\d+) 0 R/.exec(text)?.[1];
  const pages = new Map<string, number>();
  const visit = (id: string): void => {
    const below = kids.get(id);
    if (below) for (const kid of below) visit(kid);
    else pages.set(id, pages.size + 1);
  };
  if (root !== undefined) visit(root);
  const places = [...text.matchAll(/\/([\w.-]+) \[(\d+) 0 R \/XYZ /g)];
  return new Map(places.flatMap(([, name = '', page = '']) => (pages.has(page) ? [[name, pages.get(page) ?? 0] as const] : [])));
}
