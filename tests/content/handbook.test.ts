import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '../../engine/src/build/check-site.ts';
import { loadConfig } from '../../engine/src/config/load.ts';
import { checkProse } from '../../engine/src/content/check-prose.ts';
import { formatDiagnostic } from '../../engine/src/model/diagnostic.ts';

const root = join(import.meta.dirname, '../..');
const handbook = join(root, 'handbook');

it('the handbook has no broken links, no wrong front matter and no wrong typography', async () => {
  const loaded = await loadConfig(join(handbook, 'site.config.ts'));
  const found = [...(await checkSite(loaded)), ...(await checkProse(loaded))];
  expect(found.map(formatDiagnostic)).toEqual([]);
});

it('explains each code that a message can have, in both languages', () => {
  const folder = join(root, 'engine/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(build|content|markdown|config)\/.*(?<!test)\.ts$/.test(file),
  );
  // Zod's own code for what is wrong in a configuration, which has messages without codes.
  const codes = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\bcode: '(?!signpost-|custom')([a-z-]+)'/g)].map(([, code = '']) => code),
    ),
  );
  expect(codes.size).toBeGreaterThan(20);
  for (const locale of ['en', 'zh-Hans']) {
    const page = readFileSync(join(handbook, 'content', locale, 'reference/errors.md'), 'utf8');
    expect(
      [...codes].filter((code) => !page.includes(`\`${code}\``)),
      locale,
    ).toEqual([]);
  }
});
