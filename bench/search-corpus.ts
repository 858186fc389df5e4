import { DatabaseSync } from 'node:sqlite';
import type { SearchSection } from '../engine/src/model/search.ts';
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
  const rows = database
    .prepare(
      `SELECT sections.*, pages.title, pages.version, pages.section AS sidebar, pages.kind, pages.breadcrumbs FROM sections
       JOIN pages ON pages.id = (SELECT max(id) FROM pages WHERE first_section <= sections.id) WHERE name LIKE ? || '/%'`,
    )
    .all(locale);
  database.close();
  return rows.map((row) => ({
    id: String(row.name),
    url: String(row.url),
    title: String(row.title),
    heading: String(row.heading),
    content: String(row.content),
    locale,
    version: String(row.version),
    section: String(row.sidebar),
    breadcrumbs: [],
    kind: row.kind === 'changelog' ? 'changelog' : 'guide',
    description: '',
    keywords: [],
  }));
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
