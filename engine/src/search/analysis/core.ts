import { splitBigrams } from '../../model/unspaced.ts';
import type { Lexicon } from './lexicon.ts';
import { normalizeText, scanRuns } from './scan.ts';
import { segmentRun } from './segment.ts';
import { createToken } from './tokens.ts';

/** The tokens of a short text without its stop words: 如何提交成绩 is 提交成绩, "Open the review page" is "open review page". */
export function createCoreTokens(text: string, lexicon: Lexicon): string[] {
  return [...scanRuns(normalizeText(text))].flatMap((run) => {
    if (run.kind === 'unspaced') return dropStopWords(run.text, lexicon).flatMap(splitBigrams);
    return run.parts.filter((part) => !lexicon.stopWords.has(part.toLowerCase())).map(createToken);
  });
}

/** The stretches between the stop words. */
function dropStopWords(run: string, lexicon: Lexicon): string[] {
  const pieces = [''];
  for (const word of segmentRun(run, lexicon)) {
    if (lexicon.stopWords.has(word)) pieces.push('');
    else pieces.push(`${pieces.pop() ?? ''}${word}`);
  }
  return pieces.filter((piece) => piece !== '');
}
