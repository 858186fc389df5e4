import { chooseEdition, type Scope, unknownName } from './choose.ts';
import type { Library } from './library.ts';

/** The list of pages (`llms.txt`) of a language and version, or of a folder in it. */
export async function listPages(library: Library, question: Scope): Promise<string> {
  const { build } = library;
  const { locale, version } = chooseEdition(build, question);
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
