import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { pathFrom } from './paths.ts';

test.each([
  ['/site', '/site/a/b.md'],
  ['/site', '/site'],
  ['/site', '/site/'],
  ['/site', '/site2/a.md'],
  ['/site', '/a.md'],
  ['/site', '/site/../a.md'],
  ['/site', '/site/a/./b//c.md'],
  ['/site', '/site/..notes/.a.md'],
  ['/site', '/site/a/..'],
  ['/site/', '/site/a.md'],
  ['/site/../b', '/site/../b/c.md'],
  ['/', '/a.md'],
  ['', `${process.cwd()}/a.md`],
  ['.', './a.md'],
])('the path from %j to %j is the one that Node knows', (folder, file) => {
  expect(pathFrom(folder, file)).toBe(relative(folder, file));
});
