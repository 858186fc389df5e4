import { expect } from 'vitest';
import { collectBlocks, type SamplePage } from '../../site/samples/blocks.ts';
import type { CompiledSamples } from '../../site/samples/run-compiler.ts';

/** Samples with a mistake, and what is told of it: its line on the page, and words. */
export type Mistakes = readonly (readonly [code: string, told: RegExp])[];

/** Problems as a log shows them. */
export function listProblems({ problems }: CompiledSamples): string[] {
  return problems.map(({ file, line, message }) => `${file}:${line}  ${message}`);
}

/**
 * Holds that each mistake is the first that is told of its page.
 * @param around writes the whole block of code
 */
export async function expectMistakes(
  mistakes: Mistakes,
  around: (code: string) => string,
  compile: (pages: readonly SamplePage[]) => Promise<CompiledSamples>,
): Promise<void> {
  const pages = mistakes.map(([code], index) => ({ file: `${index}.mdx`, blocks: collectBlocks(around(code)) }));
  const { problems } = await compile(pages);
  const first = pages.map(({ file }) => problems.find((problem) => problem.file === file));
  expect(first.map((problem) => `${problem?.line} ${problem?.message}`)).toEqual(
    mistakes.map(([, expected]) => expect.stringMatching(expected)),
  );
}
