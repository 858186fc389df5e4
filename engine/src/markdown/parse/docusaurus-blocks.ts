import type { Blockquote, Code, Nodes, Root, RootContent } from 'mdast';
import { languageTitle } from '../highlight/languages.ts';

/** Alerts as on GitHub: `> [!TIP]`. */
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/**
 * Converts what projects write with the usual plug-ins to the blocks of this engine: alerts become admonitions, code blocks with `tab` or
 * `npm2yarn` become tabs.
 */
export function convertBlocks(root: Root, text: string): void {
  if (/\[!|\btab\b|npm2yarn/.test(text)) convertIn(root);
}

function convertIn(node: Nodes): void {
  if (!('children' in node)) return;
  const children: Nodes[] = [];
  for (const child of node.children) {
    convertIn(child);
    const previous = children.at(-1);
    if (child.type === 'blockquote') children.push(alertOf(child) ?? child);
    else if (child.type === 'code' && hasMeta(child, 'npm2yarn')) children.push(packageTabs(child));
    else if (child.type === 'code' && hasMeta(child, 'tab')) {
      const item = tabItem(tabLabel(child), tabLabel(child), child);
      if (previous && isCodeTabs(previous)) previous.children.push(item);
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

function isCodeTabs(node: Nodes): node is Tabs {
  return node.type === 'mdxJsxFlowElement' && openTabs.has(node);
}

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

/** Each package manager, and how it says what npm says. */
const MANAGERS: readonly (readonly [name: string, convert: (line: string) => string])[] = [
  ['npm', (line) => line],
  [
    'Yarn',
    (line) =>
      converted(line, {
        install: 'yarn',
        add: 'yarn add',
        remove: 'yarn remove',
        run: 'yarn',
        exec: 'yarn',
        create: 'yarn create',
        dev: '--dev',
        global: 'yarn global add',
      }),
  ],
  [
    'pnpm',
    (line) =>
      converted(line, {
        install: 'pnpm install',
        add: 'pnpm add',
        remove: 'pnpm remove',
        run: 'pnpm',
        exec: 'pnpm exec',
        create: 'pnpm create',
        dev: '--save-dev',
        global: 'pnpm add --global',
      }),
  ],
  [
    'Bun',
    (line) =>
      converted(line, {
        install: 'bun install',
        add: 'bun add',
        remove: 'bun remove',
        run: 'bun run',
        exec: 'bunx',
        create: 'bun create',
        dev: '--dev',
        global: 'bun add --global',
      }),
  ],
];

type Words = Readonly<Record<'install' | 'add' | 'remove' | 'run' | 'exec' | 'create' | 'dev' | 'global', string>>;

/** A line of a shell with npm, said to another package manager. Lines without npm stay. */
function converted(line: string, words: Words): string {
  return line
    .replace(/\bnpm (?:install|i|add) (?:-g|--global) /, `${words.global} `)
    .replace(/\bnpm (?:install|i|ci)(?=\s*$)/, words.install)
    .replace(/\bnpm (?:install|i|add) /, `${words.add} `)
    .replace(/\bnpm (?:uninstall|remove|rm) /, `${words.remove} `)
    .replace(/\bnpm (?:init|create) ([^\s-][^\s]*)/, (_, name: string) => `${words.create} ${name.replace(/@latest$/, '')}`)
    .replace(/\bnpm run (\S+) -- /, `${words.run} $1 `)
    .replace(/\bnpm run /, `${words.run} `)
    .replace(/\bnpm (start|test)\b/, `${words.run} $1`)
    .replace(/\bnpx /, `${words.exec} `)
    .replace(/ (--save-dev|-D)\b/, ` ${words.dev}`)
    .replace(/ (--save|-S)(?![\w-])/, '');
}

function packageTabs(node: Code): Tabs {
  const items = MANAGERS.map(([name, convert]) => {
    const value = node.value.split('\n').map(convert).join('\n');
    return tabItem(name.toLowerCase(), name, { ...node, value });
  });
  return codeTabs('npm2yarn', items, node);
}
