import { choose, unknownName } from './choose.ts';
import type { Library } from './library.ts';

export interface ListQuestion {
  readonly section?: string | undefined;
  readonly locale?: string | undefined;
  readonly version?: string | undefined;
}

/** The list of pages (`llms.txt`) of a language and version, or of a folder in it. */
export async function listPages(library: Library, question: ListQuestion): Promise<string> {
  const { build } = library;
  const locale = choose('language', build.locales, question.locale);
  const version = choose('version', build.versions, question.version);
  const root = [locale?.path ?? '', version?.path ?? ''].flatMap((part) => (part === '' ? [] : `${part}/`)).join('');
  const wanted = (question.section ?? '').trim().replace(/^\/+|\/+$/g, '');
  const folder = wanted === '' || `${wanted}/`.startsWith(root) ? wanted : root + wanted;
  const list = await library.readFile(`${wanted === '' ? root : `${folder}/`}llms.txt`);
  if (list !== undefined) return list;
  const others = [...build.locales, ...build.versions].flatMap(({ path }) => (path === '' ? [] : `${path}/`));
  const isOther = (name: string): boolean => root === '' && others.some((path) => name.startsWith(path));
  const names = library.listFolders().flatMap((name) => (name.startsWith(root) && !isOther(name) ? name.slice(root.length, -1) || [] : []));
  throw unknownName('section', wanted === '' ? root : wanted, names.toSorted());
}
