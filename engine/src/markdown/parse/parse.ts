import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { mdxToMdast } from 'satteri';
import type { Problems } from '../problems.ts';
import { hideAddresses, linkAddresses } from './addresses.ts';
import { changeTexts } from './change-texts.ts';
import { balanceContainers } from './containers.ts';
import { convertBlocks } from './docusaurus-blocks.ts';
import { joinMarks, unjoin } from './emphasis.ts';
import { blank, hideExpressions, hidePlaceholders, restoreText, unwrapMdxCode, withoutMdx, withoutReserved } from './hidden.ts';
import { writeImpliedEnds } from './implied-ends.ts';
import { KeptParts } from './kept-parts.ts';
import { findExcess } from './limits.ts';
import { toTextElement } from './phrasing.ts';
import { Recovery } from './recovery.ts';
import { SourceText } from './source.ts';
import { takeStatements } from './take-statements.ts';
import { hideTextBraces } from './text-braces.ts';

const OPTIONS = { features: { directive: true, headingAttributes: true, frontmatter: false } };

/** More errors than this have a common cause, which the rest would hide. */
const MOST_FAULTS = 25;

/** The limit for `.md` files, in which many of them are allowed, but each costs a pass of the parser. */
const MOST_FAULTS_LENIENT = 100;

/** The limit for repairs, each of which changes many places. */
const MOST_REPAIRS = 100;

/** Deeper nesting would overflow the stack. */
const DEEPEST = 200;

/** Ten times the size of the longest pages of manuals. */
const MOST_NODES = 30_000;

export interface ParsedFile {
  readonly root: Root;
  /** The text that the tree's positions belong to. */
  readonly source: SourceText;
}

export interface Syntax {
  /** Whether `<` and `{` that do not begin anything are text, as in `.md` files. */
  readonly isLenient: boolean;
  /** False if all braces are text except those of heading ids. */
  readonly hasExpressions: boolean;
  /** Whether lines are code by their indentation alone. */
  readonly hasIndentedCode: boolean;
  /** Whether admonitions end at lines such as `:::note`, and braces in Markdown are text, as in Docusaurus 2. */
  readonly isMdx1: boolean;
  /** Whether its statements are code that is run. */
  readonly hasCode?: boolean;
  /** Whether `$…$` is a formula. */
  readonly hasFormulas?: boolean;
}

/** A file that cannot be read as Markdown, where that is no mistake that stops the build: readers get its text. */
function asWritten(value: string): Root {
  return { type: 'root', children: [{ type: 'code', lang: null, value }] };
}

/**
 * Parses a page or partial. Syntax errors are reported and taken as text, so that the rest of the file is checked too. Never throws.
 * @param bodyOffset index after the front matter; lines and columns count from the beginning of the file
 */
export function parseFile(
  fileText: string,
  bodyOffset: number,
  { isLenient, hasExpressions, hasIndentedCode, isMdx1, hasCode = false, hasFormulas = false }: Syntax,
  problems: Problems,
): ParsedFile {
  const clean = withoutReserved(fileText);
  const parts = new KeptParts();
  const whole = unwrapMdxCode(blank(clean.slice(0, bodyOffset)) + clean.slice(bodyOffset));
  const coded = hasIndentedCode ? parts.hidePlainCode(whole, hasExpressions) : whole;
  const written = hasFormulas ? parts.hideFormulas(coded) : coded;
  const braced = isMdx1 && hasExpressions ? hideTextBraces(written) : written;
  const body = hideAddresses(hasExpressions ? hidePlaceholders(braced) : hideExpressions(braced));
  const excess = findExcess(body);
  if (excess) {
    problems.error('syntax', { position: { start: { line: excess.line + 1, column: 1 } } }, excess.message, excess.suggestion);
    return { root: asWritten(fileText.slice(bodyOffset)), source: new SourceText(body) };
  }
  const text = balanceContainers(isLenient ? writeImpliedEnds(body) : body, isMdx1, problems);
  const parsed = hasCode ? parseWithStatements(text, isLenient, problems) : parseWithRecovery(text, isLenient, false, problems);
  const tooMuch = findTooMuch(parsed.root);
  if (tooMuch) {
    problems.error('syntax', { position: tooMuch.at?.position }, tooMuch.message, tooMuch.suggestion);
    return { ...parsed, root: asWritten(fileText.slice(bodyOffset)) };
  }
  linkAddresses(parsed.root, parsed.source);
  if (parsed.source.text !== clean) restore(parsed.root);
  parts.place(parsed.root);
  convertBlocks(parsed.root, clean);
  return parsed;
}

/** Parses a file again without its statements if the parser has not found all of them. */
function parseWithStatements(text: string, lenient: boolean, problems: Problems): ParsedFile {
  const parsed = parseWithRecovery(text, lenient, true, problems);
  const taken = takeStatements(parsed.root, parsed.source);
  if (!taken) return parsed;
  const rest = parseWithStatements(taken.text, lenient, problems);
  rest.root.children.unshift(...taken.statements);
  return rest;
}

function parseWithRecovery(text: string, lenient: boolean, hasCode: boolean, problems: Problems): ParsedFile {
  const recovery = new Recovery(lenient, hasCode, problems);
  let recovered = text;
  let faults = 0;
  let repairs = 0;
  while (faults < (lenient ? MOST_FAULTS_LENIENT : MOST_FAULTS) && repairs < MOST_REPAIRS) {
    const result = tryParse(recovered);
    if ('type' in result) return { root: result, source: new SourceText(recovered) };
    const repaired = recovery.repair(result.error, recovered);
    if (repaired === undefined) faults++;
    else repairs++;
    recovered = repaired ?? recovery.recover(result.error, recovered);
  }
  const message = `This file has more than ${MOST_FAULTS_LENIENT} places that are neither Markdown nor tags; all its tags are taken as text.`;
  if (lenient || repairs === MOST_REPAIRS) problems.error('syntax', undefined, message, 'Put code into backticks.');
  const bare = withoutMdx(recovered);
  const result = tryParse(bare);
  return { root: 'type' in result ? result : { type: 'root', children: [] }, source: new SourceText(bare) };
}

/** Reports whether a tree is too deep or too large. Not recursive, as it protects recursive functions. */
function findTooMuch(root: Root): { at: Nodes | undefined; message: string; suggestion: string } | undefined {
  let level: Nodes[] = [root];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    const [at] = level;
    if (depth > DEEPEST) {
      return { at, message: 'This is nested too deeply.', suggestion: 'Look for a mark that is repeated many times.' };
    }
    if (count > MOST_NODES) {
      return { at: root, message: `This page has more than ${MOST_NODES} parts.`, suggestion: 'Divide it into several pages.' };
    }
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  return undefined;
}

function tryParse(text: string): Root | { readonly error: unknown } {
  const joined = joinMarks(text);
  const result = treeOf(joined);
  if (joined === text) return result;
  // The places of errors are those of the text.
  if ('error' in result) return treeOf(text);
  unjoin(result, joined, text);
  return result;
}

function treeOf(text: string): Root | { readonly error: unknown } {
  try {
    const tree = mdxToMdast(text, OPTIONS);
    return tree.type === 'root' ? tree : { type: 'root', children: [] };
  } catch (error) {
    return { error };
  }
}

/** Restores hidden characters in all texts of the tree. */
function restore(node: Nodes): void {
  changeTexts(node, restoreText);
  if ('children' in node) node.children.forEach(restore);
}

/**
 * Parses a part of a line that the parser does not treat as Markdown, such as the title of an admonition.
 * @param start index into the file's text
 * @param end index into the file's text
 */
export function parseInline(source: SourceText, start: number, end: number): PhrasingContent[] {
  const text = source.text.slice(start, end);
  const result = tryParse(text);
  const [first, ...rest] = 'type' in result ? result.children : [];
  const paragraph = first && rest.length === 0 ? asParagraph(first) : undefined;
  if (!paragraph) return [{ type: 'text', value: restoreText(text) }];
  movePositions(paragraph, source, start);
  linkAddresses(paragraph, source);
  restore(paragraph);
  return paragraph.children;
}

/** The paragraph of a line. The parser treats an expression or a tag alone on its line as a block. */
function asParagraph(node: RootContent): Paragraph | undefined {
  if (node.type === 'paragraph') return node;
  const place = node.position && { position: node.position };
  if (node.type === 'mdxFlowExpression') return { type: 'paragraph', children: [{ ...node, type: 'mdxTextExpression' }], ...place };
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  return { type: 'paragraph', children: [toTextElement(node)], ...place };
}

/**
 * Parses the markup in an expression. Adjacent lines are joined, as line ends have no meaning there.
 * @returns undefined if it is invalid
 */
export function parseMarkup(source: SourceText, start: number, end: number): RootContent[] | undefined {
  const written = source.text.slice(start, end);
  const result = tryParse(/\n[ \t]*\n/.test(written) ? written : written.replace(/\n/g, ' '));
  if (!('type' in result)) return undefined;
  movePositions(result, source, start);
  linkAddresses(result, source);
  restore(result);
  return result.children;
}

/**
 * Parses markup that is not a part of the file.
 * @returns its text where it cannot be parsed
 */
export function parseSnippet(text: string): RootContent[] {
  const result = tryParse(text);
  if (!('type' in result)) return [{ type: 'paragraph', children: [{ type: 'text', value: text }] }];
  removePositions(result);
  return result.children;
}

function removePositions(node: Nodes): void {
  delete node.position;
  if ('children' in node) for (const child of node.children) removePositions(child);
}

/** Converts positions in a part of the text to positions in the whole. */
function movePositions(node: Nodes, source: SourceText, offset: number): void {
  const { start, end } = node.position ?? {};
  if (start?.offset !== undefined && end?.offset !== undefined) {
    node.position = source.positionOf(offset + start.offset, offset + end.offset);
  }
  if ('children' in node) for (const child of node.children) movePositions(child, source, offset);
}
