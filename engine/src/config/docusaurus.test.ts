import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureConfig } from '../../../tests/support/site-fixture.ts';
import { readDocusaurusFiles } from './docusaurus.ts';
import { parseConfig } from './load.ts';

/** What is read from the files of a site with one version, or the message of the error. */
async function sidebarsOf(files: Readonly<Record<string, string>>): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-sidebars-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { versions } = parseConfig({ ...fixtureConfig, sidebars: {}, versions: fixtureConfig.versions?.slice(0, 1) });
  try {
    return (await readDocusaurusFiles(folder, versions)).sidebars?.v3;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('sidebars are read as Docusaurus runs them', () => {
  const expected = {
    docs: [
      { type: 'doc', id: 'intro' },
      { type: 'category', label: 'SDK', items: [{ type: 'doc', id: 'sdk/start' }] },
    ],
  };

  it('CommonJS with helpers, in one statement or by name', async () => {
    const parts = "const category = { type: 'category', label: 'SDK', items: ['sdk/start'] };\nmodule.exports = { category };";
    const files = { 'sidebars.js': "const { category } = require('./parts');\nexports.docs = ['intro', category];", 'parts.js': parts };
    expect(await sidebarsOf(files)).toEqual(expected);
  });

  it('items of a list within the list', async () => {
    const source = "module.exports = { docs: [['intro'], [[{ type: 'category', label: 'SDK', items: [['sdk/start']] }]]] };";
    expect(await sidebarsOf({ 'sidebars.js': source })).toEqual(expected);
  });

  it.each([
    [
      "module.exports = { docs: ['intro', { type: 'categroy', label: 'A', items: [] }] };",
      'sidebars.js: docs[1]: "categroy" is not a type of item. Did you mean "category"?',
    ],
    ["module.exports = { docs: [{ type: 'category', items: [] }] };", 'sidebars.js: docs[0].label: is missing; it must be a string'],
    [
      "module.exports = { docs: [{ type: 'link', label: 'A' }, { type: 'doc' }] };",
      'sidebars.js: docs[0].href: is missing; it must be a string\nsidebars.js: docs[1].id: is missing; it must be a string',
    ],
    ["module.exports = { docs: ['a', undefined] };", 'sidebars.js: docs[1]: must be the id of a document or an item with a type.'],
    ["\nmodule.exports = { docs: ['a' };", "sidebars.js:2 cannot be run: Unexpected token '}'"],
    ['module.exports = { docs: [a] };', 'sidebars.js:1 cannot be run: a is not defined'],
  ])('%s is told', async (source, message) => {
    expect(await sidebarsOf({ 'sidebars.js': source })).toBe(message);
  });
});
