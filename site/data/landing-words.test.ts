import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../pages');
const pages = globSync('**/*.tsx', { cwd: folder });

it.each(pages)('the page %s is found by 6 to 12 questions in each language', async (file) => {
  const { meta } = await import(join(folder, file));
  for (const locale of ['zh-Hans', 'en']) {
    const { size } = new Set(meta.questions?.[locale]);
    expect(size, locale).toBeGreaterThanOrEqual(6);
    expect(size, locale).toBeLessThanOrEqual(12);
    expect(meta.keywords?.[locale], locale).not.toHaveLength(0);
  }
});
