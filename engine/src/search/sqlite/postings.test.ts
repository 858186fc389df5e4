import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createPageFinder } from './find-pages.ts';
import { createPostingsChanger, type PostedPage, PostingsWriter } from './postings.ts';
import { TABLES_SQL } from './schema.ts';

const PAGES = 300;

/** A page with some tokens: of every seventh page, of every second, and of all; none of them twice with the same impact near each other. */
function createPage(id: number, more: readonly string[] = []): PostedPage {
  const tokens = [...(id % 7 === 0 ? ['seventh'] : []), id % 2 === 0 ? 'even' : 'odd', 'all', 'silent', ...more];
  const impacts = Uint8Array.from(tokens, (token, at) => (token === 'silent' ? 0 : 1 + ((id * 37 + at) % 250)));
  return { record: { id, section: id < 100 ? 'first' : 'second' }, tokens, impacts };
}

function openPostings(mostHeld?: number) {
  const database = new DatabaseSync(':memory:');
  database.exec(TABLES_SQL);
  const writer = new PostingsWriter(database, mostHeld);
  const insert = database.prepare('INSERT INTO pages VALUES (?, ?)');
  for (let id = 0; id < PAGES; id += 1) {
    insert.run(id, '');
    writer.add(0, createPage(id));
  }
  writer.flush();
  database.prepare('INSERT INTO partitions VALUES (0, 0, ?, ?)').run('v1', PAGES);
  const find = (phrases: readonly (readonly string[])[], section?: string) =>
    createPageFinder(database)({ locale: 0, phrases, version: { name: 'v1', isWanted: true }, section, limit: 20 });
  return { database, find };
}

const QUERIES = [[['all']], [['seventh', 'even']], [['seventh'], ['odd', 'all']], [['silent']], [['none']]];

test('pages are found alike, in however many parts their postings were written', () => {
  const [whole, parts] = [openPostings(), openPostings(50)];
  for (const phrases of QUERIES) {
    expect(parts.find(phrases)).toEqual(whole.find(phrases));
    expect(parts.find(phrases, 'second')).toEqual(whole.find(phrases, 'second'));
  }
  expect(parts.find([['seventh', 'even']]).every((id) => id % 14 === 0)).toBe(true);
  expect(parts.find([['all']], 'first').every((id) => id < 100)).toBe(true);
  expect(parts.find([['silent']])).toEqual([]);
});

test('a page is changed in the part that has it', () => {
  const { database, find } = openPostings(50);
  const change = createPostingsChanger(database);
  change(0, createPage(150), createPage(150, ['fresh', 'seventh']));
  change(0, createPage(7), { ...createPage(7), tokens: ['odd'], impacts: Uint8Array.of(255) });
  expect(find([['fresh']])).toEqual([150]);
  expect(find([['fresh', 'seventh']])).toEqual([150]);
  expect(find([['seventh', 'odd']])).not.toContain(7);
  expect(find([['odd']])[0]).toBe(7);
  change(0, createPage(150, ['fresh', 'seventh']), createPage(150));
  expect(find([['fresh']])).toEqual([]);
  expect(database.prepare("SELECT count(*) AS rows FROM postings WHERE token = 'fresh'").get()?.rows).toBe(0);
});
