import type { Blockquote, Code, Nodes, Root, RootContent } from 'mdast';
import { languageTitle } from '../highlight/languages.ts';
import { Twoslash } from './twoslash.ts';

/** Alerts as on GitHub: `> [!TIP]`. */
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/**
 * Converts what projects write with the usual plug-ins to the blocks of this engine: alerts become admonitions, code blocks with `tab` or
 * `npm2yarn` become tabs, and those with `twoslash` lose what is for its checks.
 */
export function convertBlocks(root: Root, text: string): void {
  if (/\[!|\btab\b|npm2yarn|twoslash/.test(text)) convertIn(root, new Twoslash());
}

function convertIn(node: Nodes, twoslash: Twoslash): void {
  if (!('children' in node)) return;
  const children: Nodes[] = [];
  for (const written of node.children) {
    const child: Nodes | undefined = written.type === 'code' ? twoslash.shown(written) : written;
    if (child === undefined) continue;
    convertIn(child, twoslash);
    const previous = children.at(-1);
    if (child.type === 'blockquote') children.push(alertOf(child) ?? child);
    else if (child.type === 'code' && hasMeta(child, 'npm2yarn')) children.push(packageTabs(child));
    else if (child.type === 'code' && hasMeta(child, 'tab')) {
      const item = tabItem(tabLabel(child), tabLabel(child), child);
      if (previous && previous.type === 'mdxJsxFlowElement' && openTabs.has(previous)) previous.children.push(item);
      else {
        const tabs = codeTabs('code-language', [item], child);
        openTabs.add(tabs);
        children.push(tabs);
      }
    } else children.push(child);
  }
  Object.assign(node, { children });
}

function hasMeta({ meta }: Code, word: string): boolean {
  return new RegExp(`(^|\\s)${word}(\\s|=|$)`).test(meta ?? '');
}

function alertOf({ children: [first, ...rest], position }: Blockquote): RootContent | undefined {
  if (first?.type !== 'paragraph') return undefined;
  const [opening, ...words] = first.children;
  const [mark, name] = opening?.type === 'text' ? (ALERT.exec(opening.value) ?? []) : [];
  if (opening?.type !== 'text' || mark === undefined || name === undefined) return undefined;
  const value = opening.value.slice(mark.length);
  const left = [...(value === '' ? [] : [{ ...opening, value }]), ...words];
  const content = left.length === 0 ? rest : [{ ...first, children: left }, ...rest];
  return { type: 'containerDirective', name: name.toLowerCase(), attributes: {}, children: content, position };
}

type Tabs = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;

/** Tabs to which the next block with `tab` is added. */
const openTabs = new WeakSet<Nodes>();

function codeTabs(group: string, items: Tabs[], { position }: Code): Tabs {
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'groupId', value: group }];
  return { type: 'mdxJsxFlowElement', name: 'Tabs', attributes, children: items, position };
}

function tabItem(value: string, label: string, child: Code): Tabs {
  const attributes = [
    { type: 'mdxJsxAttribute' as const, name: 'value', value },
    { type: 'mdxJsxAttribute' as const, name: 'label', value: label },
  ];
  const code = {
    ...child,
    meta: (child.meta ?? '').replace(/(^|\s)(tab(=("[^"]*"|\{[^}]*\}|\S+))?|npm2yarn)(?=\s|$)/g, ' ').trim() || null,
  };
  return { type: 'mdxJsxFlowElement', name: 'TabItem', attributes, children: [code], position: child.position };
}

function tabLabel({ meta, lang }: Code): string {
  const named = /(?:^|\s)tab="([^"]+)"/.exec(meta ?? '')?.[1] ?? /(?:^|\s)title="([^"]+)"/.exec(meta ?? '')?.[1];
  return named ?? (languageTitle(lang ?? '') || (lang ?? 'Code'));
}

/** How a package manager says what npm says: to install, add, remove, run, execute, create; for development, for the whole machine. */
type Words = readonly [
  ...[install: string, add: string, remove: string, run: string, exec: string, create: string],
  ...[dev: string, global: string],
];

const MANAGERS: readonly (readonly [name: string, words: Words | null])[] = [
  ['npm', null],
  ['Yarn', ['yarn', 'yarn add', 'yarn remove', 'yarn', 'yarn', 'yarn create', '--dev', 'yarn global add']],
  ['pnpm', ['pnpm install', 'pnpm add', 'pnpm remove', 'pnpm', 'pnpm exec', 'pnpm create', '--save-dev', 'pnpm add --global']],
  ['Bun', ['bun install', 'bun add', 'bun remove', 'bun run', 'bunx', 'bun create', '--dev', 'bun add --global']],
];

/** A line of a shell with npm, said to another package manager. Lines without npm stay. */
function converted(line: string, [install, add, remove, run, exec, create, dev, global]: Words): string {
  return line
    .replace(/\bnpm (?:install|i|add) (?:-g|--global) /, `${global} `)
    .replace(/\bnpm (?:install|i|ci)(?=\s*$)/, install)
    .replace(/\bnpm (?:install|i|add) /, `${add} `)
    .replace(/\bnpm (?:uninstall|remove|rm) /, `${remove} `)
    .replace(/\bnpm (?:init|create) ([^\s-][^\s]*)/, (_, name: string) => `${create} ${name.replace(/@latest$/, '')}`)
    .replace(/\bnpm run (\S+) -- /, `${run} $1 `)
    .replace(/\bnpm run /, `${run} `)
    .replace(/\bnpm (start|test)\b/, `${run} $1`)
    .replace(/\bnpx /, `${exec} `)
    .replace(/ (--save-dev|-D)\b/, ` ${dev}`)
    .replace(/ (--save|-S)(?![\w-])/, '');
}

function packageTabs(node: Code): Tabs {
  const items = MANAGERS.map(([name, words]) => {
    const value = words
      ? node.value
          .split('\n')
          .map((line) => converted(line, words))
          .join('\n')
      : node.value;
    return tabItem(name.toLowerCase(), name, { ...node, value });
  });
  return codeTabs('npm2yarn', items, node);
}
