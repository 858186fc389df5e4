import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatOf } from './markdown-format.ts';

it.each([
  ['2.4.3', 'mdx1'],
  ['^2.0.0-beta.18', 'mdx1'],
  ['0.0.0-4193', 'mdx1'],
  ['0.0.0-5499', 'mdx1'],
  ['0.0.0-5703', 'mdx'],
  ['~3.10.2', 'mdx'],
  ['canary', 'mdx'],
])('files of a project with Docusaurus %s are %s', (version, format) => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-format-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { '@docusaurus/core': version } }));
    expect(formatOf(undefined, folder)).toBe(format);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
