import { toHtml } from 'hast-util-to-html';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hashOf } from '../model/hash.ts';
import { LONGEST_TEXT } from '../model/longest-text.ts';
import { Article, type Registry } from './article.ts';
import type { CompileContext, CompiledLink, CompiledPage } from './compiled.ts';
import { createScope } from './expand/scope.ts';
import type { ParsedFrontMatter } from './front-matter.ts';
import { readFields } from './front-matter-block.ts';
import { fillCode } from './highlight/figure.ts';
import { loadMath } from './math.ts';
import { alignTables } from './output/align-tables.ts';
import { bindUnits } from './output/bind-units.ts';
import { clearTokens } from './output/clear-tokens.ts';
import { drawEmoji } from './output/emoji.ts';
import { collectAnchors, finishHeadings } from './output/headings.ts';
import { fillInlineTocs } from './output/inline-toc.ts';
import { markTerms } from './output/mark-terms.ts';
import { renderMarkdown } from './output/markdown.ts';
import { placeTokens } from './output/place-tokens.ts';
import { collectSections, firstParagraphOf } from './output/sections.ts';
import { plainLineEnds } from './parse/line-ends.ts';
import { Problems } from './problems.ts';
import { collectHeadFields } from './render/head.ts';
import { breakNamesInText } from './render/long-names.ts';
import { renderFile } from './render/render-file.ts';
import { fillMarkdown, hasToken } from './tokens.ts';

/** What an address in Markdown has beside the path that its author writes, in characters: the origin, the language, the name of the file. */
const REST_OF_ADDRESS = 40;

/** Compiles a page: parses and converts its files, then processes the article as a whole, then renders it. See `compile`. */
export async function compilePage(
  source: string,
  file: string,
  context: CompileContext,
  registry: Registry,
  head: ParsedFrontMatter,
): Promise<CompiledPage> {
  const { frontMatter, bodyOffset, diagnostics } = head;
  const article = new Article(context, registry, renderFile, () => readFields(source));
  article.diagnostics.push(...diagnostics);
  const headLine =
    source
      .slice(0, bodyOffset)
      .split('\n')
      .findIndex((line) => /^(["']?)head\1\s*:/.test(line)) + 1;
  collectHeadFields(frontMatter.head, article, new Problems(file, article.diagnostics), {
    // Between braces the fields have no lines of their own.
    position: { start: { line: headLine || 1, column: 1 } },
  });
  if (context.dialect?.math) await loadMath();
  const content = renderFile({
    text: plainLineEnds(source),
    bodyOffset: plainLineEnds(source.slice(0, bodyOffset)).length,
    file,
    format: frontMatter.mdx?.format,
    scope: createScope(context, article.usedConstants),
    includedBy: [],
    article,
  });
  clearTokens(content);
  await drawEmoji(content);
  const headings = finishHeadings(content, article.labels, context.dialect?.keepsCase);
  fillInlineTocs(article.pendingTocs, headings);
  const title = headings.find(({ level }) => level === 1);
  if (title && frontMatter.title !== undefined && title.text !== frontMatter.title) {
    const at = { position: { start: { line: title.line, column: 1 } } };
    const message = `"# ${title.text}" is a second title: the page has one in its front matter.`;
    new Problems(file, article.diagnostics).warning('second-title', at, message, 'Begin with a paragraph, and with ## sections.');
  }

  alignTables(content);
  await fillCode(article.pendingCode, context.keptHtml);
  const facts = {
    anchors: collectAnchors(content),
    sections: collectSections(content),
    firstParagraph: firstParagraphOf(content),
    markdown: renderMarkdown(content),
  };
  const written = lengthOf(facts.markdown, article.links);
  if (written > LONGEST_TEXT) {
    const length = written.toLocaleString('en');
    const message = `Its Markdown has ${length} characters: programs that read it may cut it off at ${LONGEST_TEXT.toLocaleString('en')}.`;
    new Problems(file, article.diagnostics).warning('long-markdown', undefined, message, 'Make two pages of it.');
  }
  // The only raw HTML in the tree is the compiler's own: coloured code and diagrams.
  const marked = markTerms(content, context.terms ?? [], file, article.links);
  bindUnits(marked);
  breakNamesInText(marked);
  const html = toHtml(placeTokens(marked), { allowDangerousHtml: true, quoteSmart: true });
  return {
    frontMatter,
    ...facts,
    html,
    textHash: hashOf(JSON.stringify([html, facts.markdown, facts.sections])),
    hasCards: hasToken(html, 'cards'),
    headings,
    links: article.links,
    head: article.head,
    styles: Object.fromEntries(article.styles),
    sheets: [...article.sheets],
    ...(article.projectClasses.size > 0 && { projectClasses: [...article.projectClasses] }),
    ...(article.description && { firstParagraph: article.description }),
    ...(article.title !== undefined && { title: article.title }),
    ...(article.windowTitle && { windowTitle: article.windowTitle }),
    dependencies: article.dependencies,
    diagnostics: inOrder(article.diagnostics, file),
  };
}

/** About how many characters a page's Markdown has with the addresses of its links, which are whole ones there. */
function lengthOf(markdown: string, links: readonly CompiledLink[]): number {
  return fillMarkdown(markdown, (index) => ' '.repeat(REST_OF_ADDRESS + (links[index]?.target.length ?? 0))).length;
}

/** Sorts the page's own diagnostics first, then by place. Duplicates come from partials that are included twice. */
function inOrder(diagnostics: readonly Diagnostic[], file: string): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
  return [...unique.values()].sort(
    (a, b) =>
      Number(a.file !== file) - Number(b.file !== file) ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}
