import { partsOf } from '../../model/markdown-parts.ts';
import { chooseEdition, localeOfQuery, type Scope } from './choose.ts';
import { alignHeadings, idOf } from './heading-ids.ts';
import { type Library, type LibraryPage, QuestionError, shorten } from './library.ts';
import { type Sample, samplesOf } from './page-samples.ts';
import { calledFrom, languageOf } from './sample-languages.ts';

/** Pages whose samples are looked at. */
const PAGES_READ = 12;
/** Samples of an answer. */
const MOST_SAMPLES = 6;
/** Members of a type in an answer. */
const MOST_MEMBERS = 20;
/** What a declaration counts less than code that calls it. */
const SIGNATURE = 0.5;

export interface SampleQuestion extends Omit<Scope, 'section'> {
  readonly query: string;
  readonly language: string;
}

interface FoundSample extends Sample {
  readonly page: LibraryPage;
  readonly score: number;
}

/** The samples of the pages that the library keeps. */
const samplesIn = new WeakMap<LibraryPage, readonly Sample[]>();

/** Finds samples in the pages that the search finds, those with most words of the query first. */
export async function searchSamples(library: Library, question: SampleQuestion): Promise<string> {
  const words = question.query
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean);
  const found = await collectSamples(library, question, words);
  const wanted = languageOf(question.language);
  const own = found.filter(({ language }) => languageOf(language) === wanted);
  if (own.length > 0) return printSamples(library, own, words);
  const called = calledFrom(wanted);
  const others = found.filter(({ language }) => languageOf(language) === called?.language);
  if (called === undefined || others.length === 0) throw noSample(question, found);
  const note = `There is no sample in ${wanted} for this. These are in ${called.language}: ${called.how}.`;
  return `${note}\n\n${await printSamples(library, others, words)}`;
}

async function collectSamples(library: Library, question: SampleQuestion, words: readonly string[]): Promise<FoundSample[]> {
  const { build } = library;
  const { locale, version } = chooseEdition(build, { ...question, locale: question.locale || localeOfQuery(build, question.query) });
  const query = { q: question.query, locale: locale?.name ?? '', limit: PAGES_READ };
  const { hits } = await library.search(version === undefined ? query : { ...query, version: version.name });
  const ofPages = Map.groupBy(hits, ({ source }) => source.url.split('#')[0] ?? '');
  const found: FoundSample[] = [];
  for (const [place, [address, ofPage]] of [...ofPages].entries()) {
    const page = await library.readPage(address).catch(leaveOut);
    if (page === undefined) continue;
    const samples = samplesIn.get(page) ?? samplesOf(page.markdown, (await page.readPlaces()).tabs);
    samplesIn.set(page, samples);
    const hitHeadings = new Set(ofPage.map(({ source }) => source.heading));
    for (const sample of samples) {
      const text = `${sample.headings.join(' ')} ${sample.code}`.toLowerCase();
      const held = words.filter((word) => text.includes(word)).length / Math.max(1, words.length);
      const isHit = sample.headings.some((heading) => hitHeadings.has(heading));
      const score = held + (isHit ? 0.5 : 0) - place / PAGES_READ / 2 - (sample.isSignature ? SIGNATURE : 0);
      if (held > 0 || !sample.isSignature) found.push({ ...sample, page, score });
    }
  }
  return found;
}

/** The index of a cluster may be that of another build, which has pages that this one has not. */
function leaveOut(error: unknown): undefined {
  if (!(error instanceof QuestionError)) throw error;
}

function noSample({ language, query }: SampleQuestion, found: readonly FoundSample[]): QuestionError {
  const known = [...new Set(found.map((sample) => languageOf(sample.language)))].filter(Boolean).toSorted().join(', ');
  const there = known === '' ? 'The pages on it have no samples.' : `The pages on it have samples in: ${known}.`;
  return new QuestionError(`There is no sample in "${shorten(language)}" for "${shorten(query)}". ${there}`);
}

async function printSamples(library: Library, found: readonly FoundSample[], words: readonly string[]): Promise<string> {
  const best = found.toSorted((a, b) => b.score - a.score).slice(0, MOST_SAMPLES);
  const printed = await Promise.all(best.map((sample) => printSample(library, sample, words)));
  return printed.join('\n\n');
}

async function printSample(library: Library, sample: FoundSample, words: readonly string[]): Promise<string> {
  const { page, headings, tab, language, part } = sample;
  const { title, address, markdown } = page;
  const place = [title, ...headings.filter((heading) => heading !== title), ...(tab === '' ? [] : [tab])].join(' > ');
  const known = await page.readPlaces();
  const id = idOf(known, alignHeadings(known, partsOf(markdown)), part);
  const source = library.urlOf(address) + (id === undefined ? '' : `#${encodeURI(id)}`);
  const code = sample.isSignature ? membersWith(sample.code, words) : sample.code;
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${place}\n${source}\n${fence}${languageOf(language)}\n${code}\n${fence}`;
}

/** The lines of a declaration that are about a query, below what they are in. */
function membersWith(code: string, words: readonly string[]): string {
  const [first = '', ...lines] = code.split('\n');
  const members = lines.filter((line) => words.some((word) => line.toLowerCase().includes(word)));
  return [first, ...members.slice(0, MOST_MEMBERS)].join('\n');
}
