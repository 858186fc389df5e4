import { fillConstants } from './fill-constants.ts';
import { type CheckedLanguage, languageOf } from './syntax/parse-sample.ts';

/** A code block of a page in a language with an index. */
export interface SampleBlock {
  readonly language: CheckedLanguage;
  /** The name of the language in the fence: `ts`. */
  readonly fence: string;
  readonly meta: string;
  /** Without the indentation of the fence. */
  readonly code: string;
  /** Line of the file on which the code begins; the first is 1. */
  readonly line: number;
  /** Columns of the file before the code. */
  readonly indent: number;
}

/** Samples of a page that are compiled together. */
export interface SamplePage {
  /** From the content's root. */
  readonly file: string;
  readonly blocks: readonly SampleBlock[];
}

/** What a compiler has to say of a sample. */
export interface SampleProblem {
  /** From the content's root. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const FENCE = /^(?<indent>[ \t]*)(?<fence>`{3,}|~{3,})(?<language>[\w+#-]+)(?<meta>[^\n]*)\n(?<body>[\s\S]*?)^[ \t]*\k<fence>[ \t]*$/gm;

/** All code blocks of a page, whatever their language. */
export function collectFences(source: string): Omit<SampleBlock, 'language'>[] {
  return [...source.matchAll(FENCE)].map(({ index, groups: { indent = '', language = '', meta = '', body = '' } = {} }) => ({
    fence: language.toLowerCase(),
    meta,
    code: fillConstants(
      body
        .split('\n')
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n'),
    ),
    line: source.slice(0, index).split('\n').length + 1,
    indent: indent.length,
  }));
}

/** The blocks that can be checked. Unreal's build rules are C#, but use no SDK. */
export function collectBlocks(source: string): SampleBlock[] {
  return collectFences(source).flatMap((block) => {
    const language = languageOf(block.fence);
    return language && !/Build\.cs/.test(block.meta) ? [{ ...block, language }] : [];
  });
}

const DECLARED = [
  /\b(?:class|interface|struct|enum|protocol|record|@interface|@implementation|@protocol)\s+(?:\w+_API\s+)?(\w+)/g,
  /(?:^|\n)\s*(?:typedef|#define|#include|using)\s+(?:[^\n]*?)(\w+)(?:\.h)?["'>;]?\s*$/gm,
  /static\s+NSString\s*\*\s*const\s+(\w+)/g,
];

/** Names that a sample declares itself. */
export function declaredNames(code: string): string[] {
  return DECLARED.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}
