import { chooseEdition, type Scope, trimSlashes, unknownName } from './choose.ts';
import { type Library, pathOfTarget } from './library.ts';

/** The list of pages (`llms.txt`) of a language and version, or of a folder in it. */
export async function listPages(library: Library, question: Scope): Promise<string> {
  const { build } = library;
  const { locale, version } = chooseEdition(build, question);
  const root = [locale?.path ?? '', version?.path ?? ''].flatMap((part) => (part === '' ? [] : `${part}/`)).join('');
  const wanted = folderIn(build.baseUrl, question.section ?? '');
  const folder = wanted === '' || `${wanted}/`.startsWith(root) ? wanted : root + wanted;
  const list = await library.readList(wanted === '' ? root : folder);
  if (list !== undefined) return list;
  const others = [...build.locales, ...build.versions].flatMap(({ path }) => (path === '' ? [] : `${path}/`));
  const isOther = (name: string): boolean => root === '' && others.some((path) => name.startsWith(path));
  const names = library.listFolders().flatMap((name) => (name.startsWith(root) && !isOther(name) ? name.slice(root.length, -1) || [] : []));
  const named = build.folders.get(wanted) ?? onlyOne(names.filter((name) => name.endsWith(`/${wanted}`)));
  const found = named === undefined ? undefined : await library.readList(root + named);
  const cut = found ?? (await cutList(library, root, wanted, isOther));
  if (cut !== undefined) return cut;
  throw unknownName('section', wanted === '' ? root : wanted, names.toSorted());
}

/** @param section a folder, or the address of its list or page */
function folderIn(baseUrl: string, section: string): string {
  const path = pathOfTarget(section).replace(/\/llms\.txt$/, '/');
  const local = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  return trimSlashes(local);
}

function onlyOne(names: readonly string[]): string | undefined {
  return names.length === 1 ? names[0] : undefined;
}

/**
 * The entries of a folder that has no list of its own, as it has few pages.
 * @param wanted the folder, or the end of its path
 * @param isOther whether a folder is of another language or version
 */
async function cutList(library: Library, root: string, wanted: string, isOther: (folder: string) => boolean): Promise<string | undefined> {
  const { build } = library;
  const isWanted = (folder: string): boolean => folder === wanted || folder.endsWith(`/${wanted}`);
  const pages = [...build.files.keys()].filter(
    (path) => path.startsWith(`/${root}`) && path.endsWith('/page.json') && !isOther(path.slice(1)),
  );
  const above = pages.flatMap((path) => {
    const parts = path
      .slice(root.length + 1)
      .split('/')
      .slice(0, -1);
    const end = parts.findIndex((_, index) => isWanted(parts.slice(0, index + 1).join('/')));
    return wanted === '' || end < 0 ? [] : [parts.slice(0, end + 1).join('/')];
  });
  const folder = onlyOne([...new Set(above)]);
  if (folder === undefined) return undefined;
  const parts = folder.split('/');
  const lists = await Promise.all(parts.map((_, index) => library.readList(root + parts.slice(0, -index - 1).join('/'))));
  const list = lists.find((text) => text !== undefined);
  const lines = list?.split('\n').filter((line) => line.startsWith('- ') && line.includes(`/${root}${folder}/`)) ?? [];
  return lines.length === 0 ? undefined : [`# ${folder}`, lines.join('\n'), ''].join('\n\n').trimEnd();
}
