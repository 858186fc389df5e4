// Learns what words mean (site/meanings/<locale>.bin): vectors of few dimensions whose mean is near to what a language model says of the texts of the
// site and of common words. The model is only needed here (bench/sentence-model.ts says which one, where it comes from, and its licence). No labelled
// query is read.
//   npm run bench learn-meaning
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { assembleSite } from '../engine/src/build/assemble-site.ts';
import { silentProgress } from '../engine/src/build/progress.ts';
import { collectSections } from '../engine/src/build/search-files.ts';
import { openSiteCache } from '../engine/src/build/site-cache.ts';
import { loadConfig } from '../engine/src/config/load.ts';
import type { SearchSection } from '../engine/src/model/search.ts';
import { writeMeanings } from '../engine/src/search/meaning/meaning-table.ts';
import { collectMeaningWords } from '../engine/src/search/meaning/text-vector.ts';
import { openSentenceModel, readChineseWords } from './sentence-model.ts';
import { findAxes, learnWordVectors, reduceVectors } from './word-vectors.ts';

const DIMENSIONS = 48;
/** Words of a table: those that say most. */
const WORDS = 20_000;
/** How much a single word counts beside a text. */
const WEIGHT_OF_WORD = 0.3;
/** A word of fewer texts is left to the words of the dictionary. */
const LEAST_TEXTS = 2;
const CHINESE_WORDS = 24_000;
const FIRST_SENTENCE = /^.*?(?:[。！？\n]|[.!?]\s|$)/su;
const folder = join(import.meta.dirname, '../site/meanings');

const loaded = await loadConfig(join(import.meta.dirname, '../site/site.config.ts'));
using cache = openSiteCache(loaded);
const { rendered } = await assembleSite(loaded, cache, silentProgress);
const sections = [...collectSections(rendered.pages)];
mkdirSync(folder, { recursive: true });
for (const locale of ['zh-Hans', 'en']) {
  const file = join(folder, `${locale}.bin`);
  const table = await learn(locale);
  writeFileSync(file, table);
  console.log(`${file}: ${table.length} bytes, ${gzipSync(table).length} compressed`);
}

async function learn(locale: string): Promise<Uint8Array> {
  const model = await openSentenceModel(locale);
  const texts = [...new Set(sections.filter((section) => section.locale === locale).flatMap(textsOf))].filter((text) => text.trim() !== '');
  const words = collectWords(texts, locale, model.words);
  console.log(`${locale}: ${texts.length} texts and ${words.length} words, by ${model.name} (${model.license})`);
  const { dimensions, vectors } = await model.embed([...texts, ...words]);
  const [ofTexts, ofWords] = [vectors.subarray(0, texts.length * dimensions), vectors.subarray(texts.length * dimensions)];
  const axes = findAxes(ofTexts, dimensions, DIMENSIONS);
  const reduced = new Float32Array((texts.length + words.length) * DIMENSIONS);
  reduced.set(reduceVectors(ofTexts, dimensions, axes));
  reduced.set(reduceVectors(ofWords, dimensions, axes), texts.length * DIMENSIONS);
  const inTexts = texts.map(collectMeaningWords);
  const known = countTexts(inTexts);
  const alone = words.map(collectMeaningWords);
  for (const some of alone) for (const word of some.length === 3 ? some.slice(2) : some.slice(0, 1)) known.set(word, LEAST_TEXTS);
  const learnt = learnWordVectors({
    words: [...inTexts, ...alone].map((some) => some.filter((word) => (known.get(word) ?? 0) >= LEAST_TEXTS)),
    vectors: reduced,
    dimensions: DIMENSIONS,
    weights: [...texts.map(() => 1), ...words.map(() => WEIGHT_OF_WORD)],
  });
  const longest = [...learnt].sort(([, one], [, other]) => Math.hypot(...other) - Math.hypot(...one)).slice(0, WORDS);
  return writeMeanings(new Map(longest), { model: model.name, license: model.license, made: new Date().toISOString().slice(0, 10) });
}

/** Characters of a section that say what it is about. */
const BEGINNING = 300;

function textsOf({ title, description, questions, keywords, breadcrumbs, heading, content }: SearchSection): string[] {
  const path = [...breadcrumbs.slice(-2), title].join(' ');
  return [
    title,
    path,
    description,
    heading,
    ...questions,
    ...keywords,
    FIRST_SENTENCE.exec(content)?.[0].slice(0, 200) ?? '',
    `${heading === '' ? title : heading}\n${content}`.slice(0, BEGINNING),
  ];
}

/** Words of the site and of the language: the model's own, and for Chinese the most frequent ones of a dictionary, and all common characters. */
function collectWords(texts: readonly string[], locale: string, known: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  for (const text of texts) {
    for (const { segment, isWordLike } of segmenter.segment(text.toLowerCase())) {
      if (isWordLike) counts.set(segment, (counts.get(segment) ?? 0) + 1);
    }
  }
  const own = [...counts].flatMap(([word, count]) =>
    count > LEAST_TEXTS && /^(?:[a-z][a-z0-9]*|\p{Script=Han}+)$/u.test(word) ? [word] : [],
  );
  const english = known.filter((word) => /^[a-z]{2,}$/.test(word));
  return [
    ...new Set([...own, ...english, ...(locale === 'zh-Hans' ? [...listCommonCharacters(), ...readChineseWords(CHINESE_WORDS)] : [])]),
  ];
}

/** The 3755 characters of level 1 of GB 2312, which has the frequent ones. */
function listCommonCharacters(): string[] {
  const decoder = new TextDecoder('gb2312');
  const characters: string[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) characters.push(decoder.decode(Uint8Array.of(row, cell)));
  }
  return characters.filter((character) => /^\p{Script=Han}$/u.test(character));
}

/** In how many texts each word is. */
function countTexts(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of texts) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
