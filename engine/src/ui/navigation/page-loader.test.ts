import { afterEach, expect, it, vi } from 'vitest';
import { examplePayload } from '../testing/example.ts';
import { createPageLoader } from './page-loader.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells the pages that the reader has opened, the last first, from those that were fetched ahead', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json(examplePayload({ path: address.replace('page.json', '') })));
  const loader = createPageLoader();
  for (const path of ['/one/', '/two/', '/three/']) await loader.load(path);
  loader.noteVisit('/one/');
  loader.noteVisit('/two/');
  loader.noteVisit('/gone/');
  loader.noteVisit('/one/');
  // A link to it is in sight.
  loader.prefetch('/two/');
  const { opened, ahead } = await loader.kept();
  expect(opened.map(({ path }) => path)).toEqual(['/one/', '/two/']);
  expect(ahead.map(({ path }) => path)).toEqual(['/three/']);
});
