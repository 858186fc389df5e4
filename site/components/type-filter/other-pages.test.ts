import { expect, it } from 'vitest';
import { findNames, type ModuleNames } from './other-pages.ts';

const names: ModuleNames = {
  'lc-storage': [['LCObject', 'lc-lcobject', 'get', 'getBytes', 'put']],
  'lc-storage-2': [
    ['LCQuery', 'lc-lcquery', 'get', 'find'],
    ['LCStatus', 'lc-lcstatus'],
  ],
};
const find = (...words: string[]) =>
  findNames(names, '/en/sdk-api/java/lc-storage/', words).map(({ name, href, members }) => [
    name,
    href,
    ...members.map((each) => each.href),
  ]);

it('finds the types of other pages by their names, and by members, which lead to their lines', () => {
  expect(find('lcst')).toEqual([['LCStatus', '/en/sdk-api/java/lc-storage-2/#lc-lcstatus']]);
  expect(find('lcquery', 'ge')).toEqual([
    ['LCQuery', '/en/sdk-api/java/lc-storage-2/#lc-lcquery', '/en/sdk-api/java/lc-storage-2/#lc-lcquery.get'],
  ]);
  expect(find('getbytes')).toEqual([]);
  expect(find('lcquery', 'nothing')).toEqual([]);
  expect(find()).toEqual([]);
});
