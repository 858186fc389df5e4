import type { SearchSection } from '../../model/search.ts';
import { createCoreTokens } from '../analysis/core.ts';
import { createLexicon, findTerms, type Lexicon } from '../analysis/lexicon.ts';
import { type AnalysedText, analyseText } from '../analysis/tokens.ts';
import { type Line, spellTokens } from '../cover.ts';
import type { Glossary } from '../glossary.ts';
import { collectPages, createFingerprint, findHighestVersion, type PageSections } from './collect-pages.ts';
import { PostingsBuilder } from './postings.ts';
import { INDEX_FORMAT, type LocaleRecord, type PageRecord, type PreparedIndex, type PreparedPage } from './prepared.ts';

export interface IndexOptions {
  /** The version that ranks first. Default: the highest by name. */
  readonly currentVersion?: string;
}

/**
 * Analyses all sections of a site. Deterministic: the same sections and glossary give the same index.
 * @param store called with each page as soon as it is analysed: all of them together would need several times the memory of their texts
 */
export function prepareIndex(
  sections: readonly SearchSection[],
  glossary: Glossary,
  store: (page: PreparedPage) => void,
  options: IndexOptions = {},
): PreparedIndex {
  const currentVersion = options.currentVersion ?? findHighestVersion(sections);
  const lexicon = createLexicon(glossary);
  const pages = collectPages(sections, currentVersion);
  const locales = new Map<string, LocaleBuilder>();
  let firstSection = 0;
  for (const [id, page] of pages.entries()) {
    const locale = locales.get(page.locale) ?? new LocaleBuilder(locales.size, page.locale, lexicon);
    locales.set(page.locale, locale);
    const analysed = analysePage(page);
    locale.add(firstSection, analysed);
    store({
      record: createRecord(id, firstSection, page, analysed, lexicon),
      sections: page.sections.map(({ id: name, url, heading, content }, index) => {
        const headingLine = createLine(heading, analysed.sections[index]?.heading, lexicon);
        return { id: firstSection + index, heading, headingLine, name, url, content };
      }),
      locale: locale.id,
      fields: collectFields(analysed),
    });
    firstSection += page.sections.length;
  }
  const fingerprint = createFingerprint(sections, glossary, currentVersion);
  const meta = { format: INDEX_FORMAT, fingerprint, currentVersion, glossary };
  return { meta, locales: [...locales.values()].map((locale) => locale.finish()), pages: pages.length, sections: firstSection };
}

function createRecord(id: number, firstSection: number, { first }: PageSections, analysed: AnalysedPage, lexicon: Lexicon): PageRecord {
  const { title, version, section, kind, breadcrumbs } = first;
  return {
    id,
    firstSection,
    title,
    titleLine: createLine(title, analysed.title, lexicon),
    aboutLine: spellTokens(analysed.about.tokens),
    descriptionLine: spellTokens(analysed.description.tokens),
    version,
    section,
    kind,
    breadcrumbs,
  };
}

interface AnalysedPage {
  readonly title: AnalysedText;
  /** Keywords and the names of the categories. */
  readonly about: AnalysedText;
  readonly description: AnalysedText;
  readonly sections: readonly {
    readonly heading: AnalysedText;
    readonly content: AnalysedText;
  }[];
}

function analysePage({ first, sections }: PageSections): AnalysedPage {
  return {
    title: analyseText(first.title),
    about: analyseText([...first.keywords, ...first.breadcrumbs].join('\n')),
    description: analyseText(first.description),
    sections: sections.map(({ heading, content, url }) => ({
      heading: analyseHeading(heading, url),
      content: analyseText(content),
    })),
  };
}

/** A heading is also found by the words of its id, which are often English where the heading is not. */
function analyseHeading(heading: string, url: string): AnalysedText {
  const id = url.split('#')[1] ?? '';
  return analyseText(/^[\w.-]+$/.test(id) ? `${heading}\n${id.replaceAll('-', ' ')}` : heading);
}

function createLine(text: string, analysed: AnalysedText | undefined, lexicon: Lexicon): Line {
  return { tokens: spellTokens(analysed?.tokens ?? []), core: spellTokens(createCoreTokens(text, lexicon)) };
}

function collectFields({ title, about, sections }: AnalysedPage): PreparedPage['fields'] {
  const terms = [
    ...title.terms,
    ...about.tokens,
    ...about.terms,
    ...sections.flatMap(({ heading, content }) => [...heading.terms, ...content.terms]),
  ];
  return {
    title: title.tokens.join(' '),
    headings: sections.flatMap(({ heading }) => heading.tokens).join(' '),
    body: sections.flatMap(({ content }) => content.tokens).join(' '),
    terms: terms.join(' '),
  };
}

class LocaleBuilder {
  readonly id: number;
  readonly #name: string;
  readonly #lexicon: Lexicon;
  readonly #postings = new PostingsBuilder();
  readonly #words = new Map<string, number>();

  constructor(id: number, name: string, lexicon: Lexicon) {
    this.id = id;
    this.#name = name;
    this.#lexicon = lexicon;
  }

  add(firstSection: number, { title, about, sections }: AnalysedPage): void {
    this.#countWords([title, about]);
    for (const [index, { heading, content }] of sections.entries()) {
      this.#countWords([heading, content]);
      const terms = [...findTerms(heading.tokens, this.#lexicon), ...findTerms(content.tokens, this.#lexicon)];
      const tokens = [...heading.tokens, ...heading.terms, ...content.tokens, ...content.terms, ...terms, ...content.definitions];
      this.#postings.add(firstSection + index, new Set(tokens));
    }
  }

  finish(): LocaleRecord {
    return {
      id: this.id,
      name: this.#name,
      postings: this.#postings.finish(),
      words: [...this.#words.keys()].join('\n'),
      wordCounts: Uint32Array.from(this.#words.values()),
    };
  }

  #countWords(texts: readonly AnalysedText[]): void {
    for (const word of new Set(texts.flatMap((text) => text.words))) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
  }
}
