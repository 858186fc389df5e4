import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { NOT_CONTENT } from '../config/complete.ts';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import type { FrontMatter } from '../markdown/front-matter.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { filesBelow } from '../model/files-below.ts';
import type { Locale, Version } from '../model/locale.ts';
import { pathFrom } from '../model/paths.ts';
import { isFile } from '../model/read-if-there.ts';
import type { SourceDoc } from './catalog-types.ts';
import type { FrontMatterParser } from './front-matter-cache.ts';
import { fieldPlace } from './page-sources.ts';
import type { FilePlace } from './route.ts';
import type { openSourceTexts } from './source-texts.ts';

/** What is needed to read the files of a locale and version. */
export interface ReadContext {
  readonly loaded: LoadedConfig;
  readonly locale: Locale;
  readonly version: Version;
  /** Whether to include pages with `draft: true`; production builds leave them out. */
  readonly keepDrafts: boolean;
  readonly diagnostics: Diagnostic[];
  readonly parser: FrontMatterParser;
  /** Keeps a source, if need be outside of the memory, and returns what reads it. */
  readonly keepText: ReturnType<typeof openSourceTexts>;
}

/** The files of a locale and version, unordered. */
export interface ReadPages {
  readonly docs: SourceDoc[];
  /** Left out of this build; links to them become plain text. */
  readonly drafts: SourceDoc[];
  /** Paths of partials from the project's root. */
  readonly partials: string[];
}

/** Whether a file is a page by the patterns of its plug-in. */
export function isIncluded(
  path: string,
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
): boolean {
  const matches = (pattern: string): boolean => matchesGlob(path, pattern);
  return (include.length === 0 || include.some(matches)) && !exclude.some(matches);
}

/** Paths of the files below a folder as `filesBelow` has them, without what belongs to tools: a site without a configuration may be the whole folder of a project. */
export function listFiles(root: string): Promise<string[]> {
  // A built site has Markdown too.
  return filesBelow(root, (folder, names) => !NOT_CONTENT.test(posix.basename(folder)) && !names.includes('_site.json'));
}

/** The text of a file; undefined for one that is not text in UTF-8. */
export function decodeText(content: Buffer): string | undefined {
  return isUtf8(content) && !content.includes(0) ? content.toString('utf8') : undefined;
}

function notText(file: string): Diagnostic {
  const suggestion = 'save it as UTF-8; what is no Markdown needs another ending';
  return { severity: 'error', code: 'not-text', file, message: 'The file is not text in UTF-8.', suggestion };
}

/**
 * Reads a Markdown file with its front matter and adds it to the pages. Problems are added to the diagnostics. Synchronous, as reading all
 * files of a large site at once would open more than systems allow.
 * @param root absolute path of the folder
 * @param path relative to the folder
 * @param placeOf returns the page's place in the site
 * @param translations a folder whose file of the same path has the text, if it is there
 */
export function readPage(
  context: ReadContext,
  root: string,
  path: string,
  placeOf: (frontMatter: FrontMatter) => FilePlace,
  pages: ReadPages,
  translations?: string,
): void {
  if (/(^|\/)_/.test(path)) pages.partials.push(projectPath(context.loaded, join(root, path)));
  else {
    const isTranslated = translations !== undefined && isFile(join(translations, path));
    const absolute = join(isTranslated ? translations : root, path);
    const bytes = readFileSync(absolute);
    const source = decodeText(bytes);
    const written = projectPath(context.loaded, absolute);
    if (source === undefined) context.diagnostics.push(notText(written));
    else addPage(context, root, path, source, placeOf, pages, isTranslated ? { bytes, written } : { bytes });
  }
}

interface Origin extends Pick<SourceDoc, 'isMade' | 'written'> {
  /** What the source was read as. */
  readonly bytes?: Buffer;
}

/** As `readPage`, with a source that a file or a plug-in has given. */
export function addPage(
  { loaded, locale, version, keepDrafts, diagnostics, parser, keepText }: ReadContext,
  root: string,
  path: string,
  source: string,
  placeOf: (frontMatter: FrontMatter) => FilePlace,
  { docs, drafts }: ReadPages,
  { bytes, ...origin }: Origin = {},
): void {
  const file = projectPath(loaded, join(root, path));
  const head = parser.parse(source, file);
  const { frontMatter } = head;
  diagnostics.push(...head.diagnostics);
  const isDraft = frontMatter.draft === true && !keepDrafts;
  const place = placeOf(frontMatter);
  const siteFile = pathFrom(loaded.siteDir, join(root, path));
  const names = { file, siteFile, locale: locale.name, version: version.name };
  const doc = withSource({ ...head, ...names, place, ...origin }, origin.isMade ? constant(source) : keepText(source, bytes));
  if (place.badCharacter !== undefined) {
    const message = `cannot be linked to: "${place.badCharacter}" has another meaning in addresses`;
    const suggestion = 'set a `slug` without it';
    diagnostics.push({ severity: 'error', code: 'bad-address', file, ...fieldPlace(doc, 'slug'), message, suggestion });
  }
  (isDraft ? drafts : docs).push(doc);
}

/** A function of its own, so that what is kept of a page holds nothing of what was read with it. */
function withSource(doc: Omit<SourceDoc, 'source'>, read: () => string): SourceDoc {
  return {
    ...doc,
    get source() {
      return read();
    },
  };
}

/** What a plug-in makes may be no text that a file can hold. */
function constant(source: string): () => string {
  return () => source;
}
