import { expect, it } from 'vitest';
import { chooseNearest } from './find-suggestions.ts';

const parts = ['/en/', '/en/sdk/', '/en/store/', '/en/v2/', '/en/v2/sdk/'].map((beginning) => ({
  file: `${beginning.length}.json`,
  version: beginning.includes('v2') ? 'v2' : 'v3',
  section: 'sdk',
  beginning,
}));
const chosen = (path: string) => chooseNearest(path, parts).map(({ beginning }) => beginning);

it('looks in the section that an address is in and among the pages without one, also behind a first part that is none', () => {
  expect(chosen('/en/sdk/pushh/store/')).toEqual(['/en/sdk/', '/en/']);
  expect(chosen('/en/compare/v2/sdk/im/guide/')).toEqual(['/en/v2/sdk/', '/en/v2/']);
  expect(chosen('/en/nope/')).toEqual(['/en/']);
  expect(chosen('/nope/')).toEqual([]);
});
