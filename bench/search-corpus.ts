import { DatabaseSync } from 'node:sqlite';
import type { SearchSection } from '../engine/src/model/search.ts';
import type { PageRecord } from '../engine/src/search/index/prepared.ts';
import { createRandom } from './random.ts';

/** Sections in the corpus. */
const SECTIONS = 10_000;
/** Share of sentences in a copy that come from other sections, so that copies differ as pages do. */
const STRANGE = 0.3;

/** Creates ten thousand sections from those of the built site. */
export function createCorpus(file: string, locale: string): SearchSection[] {
  return multiply(readSections(file, locale));
}

function readSections(file: string, locale: string): SearchSection[] {
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
        kind: 'guide',
        description: '',
        keywords: [],
        questions: [],
      }),
    ),
  );
  database.close();
  return sections;
}

/** The sections, with copies under other addresses until there are enough. */
function multiply(sections: readonly SearchSection[]): SearchSection[] {
  const random = createRandom();
  const sentences = sections.map((section) => section.content.split(/(?<=[。.\n])/));
  return Array.from({ length: SECTIONS }, (_, index): SearchSection | undefined => {
    const copy = Math.floor(index / sections.length);
    const section = sections[index % sections.length];
    if (section === undefined || copy === 0) return section;
    const own = sentences[index % sections.length] ?? [];
    const strange = () => sentences[Math.floor(random() * sentences.length)]?.[0] ?? '';
    const content = own.map((sentence) => (random() < STRANGE ? strange() : sentence)).join('');
    return { ...section, id: `${section.id}~${copy}`, url: section.url.replace(/#|$/, `${copy}/$&`), content };
  }).filter((section) => section !== undefined);
}
