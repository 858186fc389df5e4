import { chooseEdition, type Scope } from './choose.ts';
import { type Library, type LibraryPage, QuestionError, shorten } from './library.ts';
import { type Sample, samplesOf } from './markdown-parts.ts';

/** Pages whose samples are looked at. */
const PAGES_READ = 12;
/** Samples of an answer. */
const MOST_SAMPLES = 6;
/** What languages are called beside the name of their fences. */
const ALIASES: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  cs: 'csharp',
  unity: 'csharp',
  'c++': 'cpp',
  unreal: 'cpp',
  'objective-c': 'objectivec',
  objc: 'objectivec',
  js: 'javascript',
  node: 'javascript',
  ts: 'typescript',
  kt: 'kotlin',
  sh: 'bash',
  shell: 'bash',
  curl: 'bash',
  py: 'python',
  yml: 'yaml',
};

export interface SampleQuestion extends Omit<Scope, 'section'> {
  readonly query: string;
  readonly language: string;
}

interface FoundSample extends Sample {
  readonly address: string;
  readonly title: string;
  readonly score: number;
}

/** The samples of the pages that the library keeps. */
const samplesIn = new WeakMap<LibraryPage, readonly Sample[]>();

/** Finds samples in the pages that the search finds, those with most words of the query first. */
export async function searchSamples(library: Library, question: SampleQuestion): Promise<string> {
  const { build } = library;
  const { locale, version } = chooseEdition(build, question);
  const wanted = nameOf(question.language);
  const query = { q: question.query, locale: locale?.name ?? '', limit: PAGES_READ };
  const { hits } = await library.search(version === undefined ? query : { ...query, version: version.name });
  const addresses = [...new Set(hits.map(({ source }) => source.url.split('#')[0] ?? ''))];
  const words = question.query
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean);
  const found: FoundSample[] = [];
  const languages = new Set<string>();
  for (const [place, address] of addresses.entries()) {
    const page = await library.readPage(address);
    const samples = samplesIn.get(page) ?? samplesOf(page.markdown);
    samplesIn.set(page, samples);
    const hitHeadings = new Set(hits.filter(({ source }) => source.url.startsWith(address)).map(({ source }) => source.heading));
    for (const sample of samples) {
      languages.add(nameOf(sample.language));
      if (nameOf(sample.language) !== wanted) continue;
      const text = `${sample.headings.join(' ')} ${sample.code}`.toLowerCase();
      const held = words.filter((word) => text.includes(word)).length / Math.max(1, words.length);
      const isHit = sample.headings.some((heading) => hitHeadings.has(heading));
      found.push({ ...sample, address, title: page.title, score: held + (isHit ? 0.5 : 0) - place / PAGES_READ / 2 });
    }
  }
  if (found.length === 0) {
    const known = [...languages].filter(Boolean).toSorted().join(', ');
    const there = known === '' ? 'The pages on it have no samples.' : `The pages on it have samples in: ${known}.`;
    throw new QuestionError(`There is no sample in "${shorten(question.language)}" for "${shorten(question.query)}". ${there}`);
  }
  return found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_SAMPLES)
    .map(printSample)
    .join('\n\n');
}

function nameOf(language: string): string {
  const name = language.trim().toLowerCase();
  return ALIASES[name] ?? name;
}

function printSample({ title, address, headings, tab, language, code }: FoundSample): string {
  const place = [title, ...headings.filter((heading) => heading !== title), ...(tab === '' ? [] : [tab])].join(' > ');
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${place}\n${address}\n${fence}${language}\n${code}\n${fence}`;
}
