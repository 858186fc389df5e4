import { collectFences, type Fence } from './page-samples.ts';
import { type CheckedLanguage, languageOf } from './syntax/parse-sample.ts';

/** A code block of a page in a language with an index. */
export interface SampleBlock extends Fence {
  readonly language: CheckedLanguage;
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
