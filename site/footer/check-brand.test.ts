import { expect, it } from 'vitest';
import { checked } from './check-brand.ts';
import { exampleBrand } from './example.ts';

it('names each field of a brand that its footer cannot show', () => {
  const filing = { key: 'icp', name: '', url: 'beian.example', image: null };
  const { footer } = exampleBrand;
  const create = checked(() => ({ ...exampleBrand, mainSite: 'https://main.example/', footer: { ...footer, filings: [filing] } }));
  expect(() => create({ locale: 'en', region: 'cn' })).toThrowErrorMatchingInlineSnapshot(`
    [Error: mainSite: must be an address without a trailing slash
    footer.filings[0].name: must not be empty
    footer.filings[0].url: must be an http(s) URL, or a path from the root of the host]
  `);
});

it('gives a complete one as it is', () => {
  expect(checked(() => exampleBrand)({ locale: 'en', region: 'cn' })).toBe(exampleBrand);
});
