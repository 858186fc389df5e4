import { createJsonReader } from './read-json.ts';

/** The styles of a Docusaurus project as plain CSS. */
export interface ProjectStyles {
  /** Those for all pages, for parts that are React or HTML. */
  readonly sheet: string;
  /** CSS modules that are not CSS as they stand, by absolute path. */
  readonly modules: Readonly<Record<string, string>>;
  /** The classes in the sheet, without the beginning of their names. */
  readonly classes: ReadonlySet<string>;
}

const NONE: ProjectStyles = { sheet: '', modules: {}, classes: new Set() };

const read = createJsonReader(({ sheet, modules }: Pick<ProjectStyles, 'sheet' | 'modules'>): ProjectStyles => {
  const names = [...sheet.matchAll(/\.own-((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name = '']) => unescaped(name));
  return { sheet, modules, classes: new Set(names) };
});

/** Reads the file in which the scan keeps a project's styles; without one there are none. */
export function readProjectStyles(file: string): ProjectStyles {
  return read(file) ?? NONE;
}

/** A name as it stands in an attribute. */
function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, character: string | undefined) =>
    code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
