import { join } from 'node:path';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { pathFrom } from '../../model/paths.ts';
import type { Article } from '../article.ts';
import { type ParsedFile, parseSnippet } from '../parse/parse.ts';
import { isPhrasing, toTextElement } from '../parse/phrasing.ts';
import type { Problems } from '../problems.ts';

interface Source {
  readonly text: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly article: Article;
  readonly problems: Problems;
}

/** A file of a Docusaurus project with what the project's plug-ins for Markdown change in it. */
export function applyPlugins(parsed: ParsedFile, { text, file, article, problems }: Source): ParsedFile {
  const { plugins } = article.context;
  if (plugins === undefined) return parsed;
  const path = join(plugins.rootDir, file);
  const { tree, faults, isLate, modules } = plugins.transform({ file: path, text, frontMatter: article.fields(), tree: parsed.root });
  if (isLate) article.isProvisional = true;
  for (const module of modules) article.dependOn(pathFrom(plugins.rootDir, module));
  for (const { name, message } of faults)
    problems.warning(
      'remark',
      undefined,
      `What the plug-in ${name} changes is left out: ${message}.`,
      'Readers see the text as it is written.',
    );
  if (tree === undefined) return parsed;
  adopt(tree);
  return { ...parsed, root: tree };
}

/** Markup that plug-ins make as text, or as another name for a node, is parsed: it is checked like that of authors. */
function adopt(node: Nodes): void {
  if (!('children' in node)) return;
  const isInline = node.type === 'paragraph' || node.type === 'heading' || isPhrasing(node);
  const children: Nodes[] = node.children.flatMap((child: Nodes): Nodes[] => {
    const { type }: { type: string } = child;
    if (/^(html|jsx|raw)$/.test(type) && 'value' in child) return markupOf(String(child.value), isInline);
    return [named(child, isInline)];
  });
  Object.assign(node, { children });
  for (const child of children) adopt(child);
}

function markupOf(value: string, isInline: boolean): Nodes[] {
  const written = value.replace(/<!--[\s\S]*?-->/g, '').trim();
  if (written === '') return [];
  const content = parseSnippet(written);
  if (!isInline) return content;
  return content.flatMap((node): Nodes[] => (node.type === 'paragraph' ? node.children : inLine(node)));
}

/** A tag alone in its text is parsed as a block. */
function inLine(node: RootContent): PhrasingContent[] {
  if (node.type === 'mdxJsxFlowElement') return [toTextElement(node)];
  return isPhrasing(node) ? [node] : [];
}

/** A node that says which element it becomes, as one of that name. */
function named(node: Nodes, isInline: boolean): Nodes {
  const { hName, hProperties = {} }: { hName?: unknown; hProperties?: unknown } = node.data ?? {};
  if (typeof hName !== 'string' || typeof hProperties !== 'object' || hProperties === null) return node;
  const attributes = Object.entries(hProperties).flatMap(([name, value]: [string, unknown]) => {
    if (value === false || value === null || value === undefined) return [];
    return [
      { type: 'mdxJsxAttribute' as const, name, value: value === true ? null : Array.isArray(value) ? value.join(' ') : String(value) },
    ];
  });
  const children: Nodes[] = 'children' in node ? [...node.children] : 'value' in node ? [{ type: 'text', value: String(node.value) }] : [];
  const place = node.position === undefined ? {} : { position: node.position };
  return isInline
    ? { type: 'mdxJsxTextElement', name: hName, attributes, children: children.filter(isPhrasing), ...place }
    : { type: 'mdxJsxFlowElement', name: hName, attributes, children: children.filter(isBlock), ...place };
}

type FlowChild = Extract<Nodes, { type: 'mdxJsxFlowElement' }>['children'][number];

function isBlock(node: Nodes): node is FlowChild & Nodes {
  return node.type !== 'root';
}
