import { expect, it } from 'vitest';
import { ownPlatform } from './names.ts';

it.each([
  ['the column of the latest choice', ['能力', 'Unity', 'Android', 'iOS'], ['ios', 'android'], 3],
  ['the language that a platform is written in', ['Operation', 'C#', 'Java', 'Objective-C'], ['unity'], 1],
  ['a column of two names', ['Feature', '.NET / Unity', 'Java / Android'], ['java'], 2],
  ['an earlier choice where the table has not the latest', ['Call', 'Unity', 'Android'], ['ue4', 'android'], 2],
  ['none without a choice', ['Call', 'Unity', 'Android'], [], undefined],
  ['none in a table with one platform', ['Unity', 'Since'], ['unity'], undefined],
])('finds %s', (_what, names, chosen, own) => {
  expect(ownPlatform(names, chosen)).toBe(own);
});
