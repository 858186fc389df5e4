import type { ElementContent } from 'hast';
import type { Nodes, RootContent } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import type { Frame, Registry, SourceFile } from '../article.ts';
import { readCodeHead } from '../expand/code-head.ts';
import { readFileHead } from '../expand/file-head.ts';
import type { ValueRecord } from '../expand/scope.ts';
import { fillLabel } from '../labels.ts';
import { parseFile } from '../parse/parse.ts';
import { type TagRole, wrapInlineTags } from '../parse/wrap-inline-tags.ts';
import { applyPlugins } from '../plugins/apply-plugins.ts';
import { Problems } from '../problems.ts';
import { createHandlers } from './handlers.ts';
import { INLINE_ELEMENTS } from './html-schema.ts';

const FOOTNOTE_LABEL = 'footnote-label';

/** Renders a page or a partial as HTML. Colours of code and ids of headings are added later, for the article as a whole. */
export function renderFile({ text, bodyOffset, file, scope, format: own, includedBy, article, slot: given }: SourceFile): ElementContent[] {
  const problems = new Problems(file, article.diagnostics);
  const format = own ?? article.context.dialect?.format;
  const isPlain = format === 'md' || (format === 'detect' && file.endsWith('.md'));
  const isMdx1 = format === 'mdx1';
  const syntax = {
    isLenient: isPlain || file.endsWith('.md'),
    hasExpressions: !isPlain,
    hasIndentedCode: isPlain || isMdx1,
    isMdx1,
    hasCode: article.context.react !== undefined && !isPlain,
    hasFormulas: article.context.dialect?.math === true,
  };
  const parsed = applyPlugins(parseFile(text, bodyOffset, syntax, problems), { text, file, article, problems });
  const { source } = parsed;
  const esm = statementsIn(parsed.root);
  const { imports, constants, components, foreign, modules, head } = (syntax.hasCode ? readCodeHead : readFileHead)(esm, {
    file,
    siteDir: article.context.siteDir,
    scope,
    problems,
    runsCode: syntax.hasCode,
    isKnown: (name) => article.registry.roleOf(name) !== undefined,
    read: (path) => article.readPartial(path),
    mayRead: (path) => article.mayRead(path),
  });
  wrapInlineTags(parsed.root, (name) =>
    imports.has(name) ? undefined : components.has(name) ? 'contained' : roleOf(name, article.registry),
  );

  let state: State | undefined;
  const render = (nodes: readonly RootContent[]): ElementContent[] => state?.all({ type: 'root', children: [...nodes] }) ?? [];
  let names = scope.with(constants);
  let locals: ValueRecord = {};
  let slot: Frame['slot'] = given;
  const within: Frame['within'] = (more, work, held = slot) => {
    const outer = { names, locals, slot };
    names = names.with(more);
    locals = { ...locals, ...more };
    slot = held;
    try {
      return work();
    } finally {
      ({ names, locals, slot } = outer);
    }
  };
  const frame: Frame = {
    file,
    source,
    problems,
    get scope() {
      return names;
    },
    get locals() {
      return locals;
    },
    get slot() {
      return slot;
    },
    imports,
    foreign,
    components,
    modules,
    head,
    includedBy,
    article,
    within,
    render,
  };
  const root = (current: State): ElementContent[] => {
    state = current;
    if (text.includes(']:')) collectDefinitions(parsed.root, current);
    return current.all(parsed.root);
  };
  // The converter gets an empty page, as it would search the whole tree for definitions, which few pages have.
  const prefix = includedBy.length === 0 ? '' : `${article.nextId('partial')}-`;
  const result = toHast(
    { type: 'root', children: [] },
    {
      handlers: { ...createHandlers(frame), root },
      // Keeps the ids of footnotes in partials unique.
      clobberPrefix: prefix,
      footnoteLabel: article.labels.footnotes,
      footnoteBackLabel: (reference, again) => fillLabel(article.labels.backToReference, `${reference + 1}${again > 1 ? `-${again}` : ''}`),
    },
  );
  const content = result.type === 'root' ? result.children.filter((node) => node.type !== 'doctype' && node.type !== 'mdxjsEsm') : [];
  if (prefix !== '' && state?.footnoteOrder.length) renameFootnoteLabel(content, prefix);
  return content;
}

/** Makes the heading of a partial's footnotes unique: the library gives all of them one id. */
function renameFootnoteLabel(nodes: readonly ElementContent[], prefix: string): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const { properties } = node;
    if (properties.id === FOOTNOTE_LABEL) properties.id = prefix + FOOTNOTE_LABEL;
    if (String(properties.ariaDescribedBy) === FOOTNOTE_LABEL) properties.ariaDescribedBy = [prefix + FOOTNOTE_LABEL];
    renameFootnoteLabel(node.children, prefix);
  }
}

/** Import and export statements, also those within tags. */
function statementsIn(node: Nodes): Extract<RootContent, { type: 'mdxjsEsm' }>[] {
  if (node.type === 'mdxjsEsm') return [node];
  const isParent = node.type === 'root' || node.type === 'mdxJsxFlowElement';
  return isParent ? node.children.flatMap((child: Nodes) => statementsIn(child)) : [];
}

function collectDefinitions(node: Nodes, state: State): void {
  if (node.type === 'definition' || node.type === 'footnoteDefinition') {
    const id = node.identifier.toUpperCase();
    // As in CommonMark, the first definition of a name counts.
    if (node.type === 'footnoteDefinition') state.footnoteById.set(id, state.footnoteById.get(id) ?? node);
    else state.definitionById.set(id, state.definitionById.get(id) ?? node);
  }
  if ('children' in node) for (const child of node.children) collectDefinitions(child, state);
}

function roleOf(name: string, registry: Registry): TagRole {
  return registry.roleOf(name) ?? (INLINE_ELEMENTS.has(name) ? 'inline' : undefined);
}
