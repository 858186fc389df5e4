import { expect, test } from 'vitest';
import { SearchUnavailableError } from '../engine.ts';
import { describeEngine } from '../testing/engine-contract.ts';
import { indexFiles } from '../testing/index-files.ts';
import { floodingPage, glossary, likeNamed, meanings, references, sections } from '../testing/sections.ts';
import { createIndex } from './create-index.ts';
import { openIndexInThread } from './open-in-thread.ts';

const createFile = indexFiles();
const ignoreEnd = () => undefined;

describeEngine('SQLite in a thread', async () => {
  const file = createFile();
  createIndex([...sections, ...floodingPage, ...likeNamed, ...references], file, glossary, { meanings });
  return openIndexInThread(file, ignoreEnd);
});

test('what is no index is refused as in the same thread', async () => {
  const opened = openIndexInThread(createFile(), ignoreEnd);
  await expect(opened).rejects.toThrow(SearchUnavailableError);
  await expect(opened).rejects.toThrow('cannot be read. Build the site again, or wait until it is replaced.');
});

test('a search under way when the index is closed fails, and says so', async () => {
  const file = createFile();
  createIndex(sections, file, glossary);
  const engine = await openIndexInThread(file, ignoreEnd);
  const search = engine.search({ q: '排行榜', locale: 'zh-Hans' });
  const failure = expect(search).rejects.toThrow('The search was closed before it had answered.');
  await engine.close();
  await failure;
  await expect(engine.search({ q: '排行榜', locale: 'zh-Hans' })).rejects.toThrow('The search was closed before it had answered.');
});
