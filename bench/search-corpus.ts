import { DatabaseSync } from 'node:sqlite';
import type { SearchSection } from '../engine/src/model/search.ts';
import type { PageRecord } from '../engine/src/search/index/records.ts';
import { createRandom } from './random.ts';

/** Share of sentences in a copy that come from other sections, so that copies differ as pages do. */
const STRANGE = 0.3;
/** Share of words in a copy that occur nowhere else: the vocabulary of real texts grows with about the 0.6th power of their length. */
const NEW_WORDS = 0.003;

/** Creates sections from those of the built site: as many as wanted, with a vocabulary that grows as it does in real texts. */
export function* createCorpus(file: string, locale: string, count: number): Generator<SearchSection> {
  yield* multiply(readSections(file, locale), count);
}

/** The sections of a locale in an index; without descriptions, keywords and questions, which it only has as terms. */
export function readSections(file: string, locale: string): SearchSection[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const records = database.prepare('SELECT record FROM pages ORDER BY id').all();
  const pages = records.map(({ record }): PageRecord => JSON.parse(String(record)));
  const select = database.prepare('SELECT * FROM sections WHERE id >= ? AND id < ? AND name LIKE ? ORDER BY id');
  const sections = pages.flatMap(({ firstSection, title, version, section }, index) =>
    select.all(firstSection, pages[index + 1]?.firstSection ?? Number.MAX_SAFE_INTEGER, `${locale}/%`).map(
      (row): SearchSection => ({
        id: String(row.name),
        url: String(row.url),
        title,
        heading: String(row.heading),
        content: String(row.content),
        locale,
        version,
        section,
        breadcrumbs: [],
        description: '',
        keywords: [],
        questions: [],
      }),
    ),
  );
  database.close();
  return sections;
}

/** The sections, with copies under other addresses until there are enough. The sections of a page stay together. */
function* multiply(sections: readonly SearchSection[], count: number): Generator<SearchSection> {
  const random = createRandom();
  const sentences = sections.map((section) => section.content.split(/(?<=[。.\n])/));
  for (let index = 0; index < count; index += 1) {
    const copy = Math.floor(index / sections.length);
    const section = sections[index % sections.length];
    if (section === undefined) return;
    const own = sentences[index % sections.length] ?? [];
    const strange = () => sentences[Math.floor(random() * sentences.length)]?.[0] ?? '';
    const vary = (text: string) =>
      text.replace(/[a-z]{4,}|\p{Script=Han}{2}/gu, (word) => (random() < NEW_WORDS ? renew(word, random) : word));
    const content = own.map((sentence) => vary(random() < STRANGE ? strange() : sentence)).join('');
    yield copy === 0
      ? section
      : { ...section, id: `${section.id}~${copy}`, url: section.url.replace(/#|$/, `${copy}/$&`), title: vary(section.title), content };
  }
}

/** A word that begins like another one. */
function renew(word: string, random: () => number): string {
  if (/^\p{Script=Han}/u.test(word)) return word.slice(0, 1) + String.fromCodePoint(0x4e00 + Math.floor(random() * 20_000));
  return word.slice(0, 4) + Math.floor(random() * 36 ** 4).toString(36);
}
