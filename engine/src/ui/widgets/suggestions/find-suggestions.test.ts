import { expect, it } from 'vitest';
import { chooseNearest } from './find-suggestions.ts';

const parts = ['/en/', '/en/sdk/', '/en/store/', '/en/v2/', '/en/v2/sdk/'].map((beginning) => ({
  file: `${beginning.length}.json`,
  version: beginning.includes('v2') ? 'v2' : 'v3',
  section: 'sdk',
  beginning,
}));
const chosen = (path: string) => chooseNearest(path, parts).map(({ beginning }) => beginning);

it('looks in the section that an address is in, also behind a first part that is none', () => {
  expect(chosen('/en/sdk/pushh/store/')).toEqual(['/en/sdk/']);
  expect(chosen('/en/compare/v2/sdk/im/guide/')).toEqual(['/en/v2/sdk/']);
  expect(chosen('/en/nope/')).toEqual(['/en/']);
  expect(chosen('/nope/')).toEqual([]);
});
