import { findFrontMatter } from '../../markdown/front-matter-block.ts';

/** What differs between two texts of a page, by the headings of its sections; what is above the first heading has an empty one. */
export interface SectionChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

interface Section {
  /** The heading that it is below; undefined for those of the second level. */
  readonly parent: string | undefined;
  /** What is compared: words and signs, neither spaces nor punctuation. */
  readonly text: string;
  /** Of the heading, where it is written. */
  readonly id: string | undefined;
}

/**
 * Compares the sections of headings of the second and third level. One below another that is new or gone is not told by itself, and a
 * heading with another wording, or that a component has in its place, is a change.
 * @param before its Markdown, with front matter, and so after
 */
export function compareSections(before: string, after: string): SectionChanges {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const fresh = [...now.keys()].filter((heading) => !old.has(heading));
  const gone = new Set([...old.keys()].filter((heading) => !now.has(heading)));
  const formers = formersIn(gone, old);
  const marks = marksOf(now);
  const renamed = new Set<string>();
  for (const heading of fresh) {
    const found = (marks.get(heading) ?? []).map((mark) => formers.get(mark)?.find((one) => gone.has(one.heading))?.heading);
    const former = found.find((one) => one !== undefined);
    if (former === undefined) continue;
    gone.delete(former);
    renamed.add(heading);
  }
  const replaced = [...gone].filter((heading) => isOfComponent(old.get(heading)?.id, after));
  for (const heading of replaced) gone.delete(heading);
  const added = new Set(fresh.filter((heading) => !renamed.has(heading)));
  return {
    added: [...added].filter((heading) => !added.has(now.get(heading)?.parent ?? '')),
    changed: [...now]
      .flatMap(([heading, { text }]) => (renamed.has(heading) || (old.has(heading) && old.get(heading)?.text !== text) ? [heading] : []))
      .concat(replaced),
    removed: [...gone].filter((heading) => !gone.has(old.get(heading)?.parent ?? '')),
  };
}

/** Whether a component of a text has the id that a heading had, as an endpoint has. */
function isOfComponent(id: string | undefined, text: string): boolean {
  return id !== undefined && (text.includes(` id="${id}"`) || text.includes(` id='${id}'`));
}

type Sections = ReadonlyMap<string, Section>;

/** What each section is known by where it has another heading: its text, and the sections that it stands between. */
function marksOf(sections: Sections): ReadonlyMap<string, readonly string[]> {
  const headings = [...sections.keys()];
  const entries = [...sections].map(([heading, { parent, text }], place) => {
    const around = JSON.stringify([parent === undefined, headings[place - 1], headings[place + 1]]);
    return [heading, text === '' ? [around] : [text, around]] as const;
  });
  return new Map(entries);
}

/** The headings that are gone, by the marks of their sections. */
function formersIn(gone: ReadonlySet<string>, old: Sections) {
  const marked = [...marksOf(old)].flatMap(([heading, marks]) => (gone.has(heading) ? marks.map((mark) => ({ mark, heading })) : []));
  return Map.groupBy(marked, ({ mark }) => mark);
}

/** The sections of a text by heading. Several with the same one below others belong to those, and are one where they are not below any. */
function sectionsOf(source: string): Sections {
  const written = splitAtHeadings(source.slice(findFrontMatter(source)?.bodyOffset ?? 0));
  const times = new Map<string, number>();
  for (const { heading } of written) times.set(heading, (times.get(heading) ?? 0) + 1);
  const sections = new Map<string, Section>();
  let parent = '';
  for (const { heading: own, level, id, lines } of written) {
    if (level < 3) parent = own;
    const isPart = level === 3 && times.get(own) !== 1;
    const heading = isPart ? parent : own;
    const text = `${isPart ? own : ''}${lines.join('\n')}`.replace(/[\s\p{P}`]+/gu, '');
    const known = sections.get(heading);
    sections.set(heading, known ? { ...known, text: known.text + text } : { parent: level === 3 ? parent : undefined, text, id });
  }
  return sections;
}

interface WrittenSection {
  readonly heading: string;
  readonly level: number;
  readonly id: string | undefined;
  readonly lines: string[];
}

function splitAtHeadings(source: string): WrittenSection[] {
  const sections: WrittenSection[] = [{ heading: '', level: 1, id: undefined, lines: [] }];
  let fence: string | undefined;
  for (const line of source.split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
    const [, level, heading] = (fence === undefined && /^(#{2,3}) +(.+)$/.exec(line)) || [];
    if (level === undefined || heading === undefined) sections[sections.length - 1]?.lines.push(line);
    else {
      const id = /\{\/?\*?\s*#([^\s*}]+)/.exec(heading)?.[1];
      sections.push({ heading: plainText(heading), level: level.length, id, lines: [] });
    }
  }
  return sections;
}

/** A heading as readers see it. */
function plainText(heading: string): string {
  return heading
    .replace(/\s*\{\/?\*?\s*#.*?\}\s*$/, '')
    .replace(/\s+#+\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\\(?=[\p{P}\p{S}])|[*`]+/gu, '')
    .trim();
}
