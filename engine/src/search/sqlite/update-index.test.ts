import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SearchSection } from '../../model/search.ts';
import type { KeptAnalyses } from '../index/analyse-page.ts';
import { collectPages } from '../index/collect-pages.ts';
import { readIndex } from '../testing/read-index.ts';
import { createSection, glossary, meanings, sections } from '../testing/sections.ts';
import { createIndex } from './create-index.ts';
import { openIndex } from './open-index.ts';
import { readHeadings, updateIndex } from './update-index.ts';

function keepInMemory(): KeptAnalyses {
  const kept = new Map<string, string>();
  return { get: (source) => kept.get(source), set: (source, text) => kept.set(source, text) };
}

/** Writes an index of the sections, and changes the pages of some of them. */
function change(folder: string, edit: (section: SearchSection) => readonly SearchSection[], isKept = true) {
  const [old, updated, fresh] = ['old', 'updated', 'fresh'].map((name) => join(folder, `${name}.sqlite`)) as [string, string, string];
  const kept = keepInMemory();
  createIndex(sections, old, glossary, { meanings }, kept);
  const edited = sections.flatMap(edit);
  const [before, now] = [sections, edited].map((all) => [...collectPages(all)]);
  const changes = (now ?? [])
    .map((page, id) => ({ id, sections: page.sections }))
    .filter(({ id, sections: own }) => JSON.stringify(own) !== JSON.stringify(before?.[id]?.sections));
  const update = updateIndex(old, updated, changes, { options: { meanings }, kept: isKept ? kept : keepInMemory() });
  createIndex(edited, fresh, glossary, { meanings });
  return { update, updated, fresh, changes };
}

const titled = (title: string) => (section: SearchSection) =>
  section.id.startsWith(String(sections[0]?.id)) ? [{ ...section, title }] : [section];

const EDITS: Readonly<Record<string, [(section: SearchSection) => readonly SearchSection[], boolean]>> = {
  'a text': [(section) => [{ ...section, content: section === sections[1] ? '新的文字 new words' : section.content }], true],
  'no word left': [(section) => [{ ...section, content: '' }], true],
  'a title': [titled('云端存档 cloud saves'), false],
  'a heading more': [
    (section) =>
      section === sections[0]
        ? [section, { ...section, id: `${section.id}#more`, url: `${section.url}#more`, heading: '更多' }]
        : [section],
    false,
  ],
};

test.each(Object.entries(EDITS))('an index that was changed has what a new one has: %s', async (_name, [edit, hasSameHeadings]) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-index-'));
  const { update, updated, fresh, changes } = change(folder.path, edit);
  expect(changes.length).toBeGreaterThan(0);
  expect(update).toEqual({ hasSameHeadings });
  expect(readIndex(updated)).toEqual(readIndex(fresh));
  expect(readHeadings(updated)).toEqual(readHeadings(fresh));
  for (const q of ['存档', 'cloud', 'words']) {
    const search = (file: string) => openIndex(file).search({ q, locale: 'zh-Hans' });
    expect(await search(updated)).toEqual(await search(fresh));
  }
});

test('nothing is written if the texts of before are not known any more, another page has the number, or the index cannot be read', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-index-'));
  expect(change(folder.path, titled('云端存档'), false).update).toBeUndefined();
  const moved = change(folder.path, (section) => (section === sections[0] ? [createSection('elsewhere/')] : [section]));
  expect(moved.update).toBeUndefined();
  expect(existsSync(moved.updated)).toBe(false);
  const [old, to] = [join(folder.path, 'old.sqlite'), join(folder.path, 'to.sqlite')];
  const update = (file: string) => updateIndex(file, to, moved.changes, { options: {}, kept: keepInMemory() });
  expect(update(join(folder.path, 'none.sqlite'))).toBeUndefined();
  writeFileSync(old, readFileSync(old).subarray(0, 5000));
  expect(update(old)).toBeUndefined();
});
