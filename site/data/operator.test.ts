import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createBrand as createCloudBrand } from '../brands/cloud-backend.ts';
import { createBrand } from '../brands/developer-services.ts';
import { operator } from './operator.ts';

const folder = join(import.meta.dirname, '../content');
const pages = globSync('**/*.mdx', { cwd: folder }).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

it('pages name the operator by its constant alone, so that they agree with the footer', () => {
  const names = [operator.company, operator.companyInEnglish];
  expect(pages.filter(({ text }) => names.some((name) => text.includes(name))).map(({ file }) => file)).toEqual([]);
  expect(createBrand({ locale: 'zh-Hans', region: 'cn' }).footer.company.name).toBe(operator.company);
  expect(createBrand({ locale: 'en', region: 'cn' }).footer.company.name).toBe(operator.companyInEnglish);
});

it('the footer names addresses to write to that the pages name, too', () => {
  const { contacts } = createBrand({ locale: 'zh-Hans', region: 'cn' }).footer;
  for (const { email } of contacts)
    expect(
      pages.some(({ text }) => text.includes(`mailto:${email}`)),
      email,
    ).toBe(true);
});

it('no footer leads to a host that nobody can own (RFC 2606)', () => {
  const brands = [createBrand, createCloudBrand].flatMap((create) =>
    (['cn', 'global'] as const).flatMap((region) => ['zh-Hans', 'en'].map((locale) => create({ locale, region }))),
  );
  const links = brands.flatMap(({ mainSite, developerSite, footer }) => [
    mainSite,
    developerSite,
    ...[...footer.columns.flatMap(({ items }) => items), ...footer.legal].map(({ href }) => href),
    ...footer.filings.map(({ url }) => url),
  ]);
  expect(links.filter((link) => link?.includes('.example'))).toEqual([]);
});
