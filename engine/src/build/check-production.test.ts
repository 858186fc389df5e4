import { describe, expect, it } from 'vitest';
import { createBrand as createCloudBackend } from '../../../site/brands/cloud-backend.ts';
import { createBrand } from '../../../site/brands/developer-services.ts';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import type { SiteConfigInput } from '../config/schema.ts';
import type { BrandFactory } from '../model/site.ts';
import { checkProduction } from './check-production.ts';

const url = 'https://docs.studio.dev';
const search: SiteConfigInput['search'] = { url: '/api/search', providerName: 'Test', providerUrl: 'https://www.sqlite.org/' };

/** Puts real values in the place of all samples, as an operator does. */
const replaceSamples = (factory: BrandFactory): BrandFactory => {
  const replace = (text: string): string =>
    text
      .replaceAll('.example', '.dev')
      .replaceAll(/sample|示例/gi, 'Studio')
      .replaceAll('0', '7');
  return (input) => JSON.parse(replace(JSON.stringify(factory(input))));
};

function check(config: Partial<SiteConfigInput>): string[] {
  using fixture = createSiteFixture(
    { 'brands/developer-services.ts': "const address = '公司地址：上海市静安区示例路 100 号';\n" },
    { url, search, ...config },
  );
  return checkProduction(fixture.loaded).map(({ file, line, message }) => `${file}${line ? `:${line}` : ''} ${message}`);
}

describe('check --production', () => {
  it('lists what is still a sample in the chosen brand, with file and field', () => {
    const found = check({ brands: { 'developer-services': createBrand, 'cloud-backend': createCloudBackend } });
    expect(found).toContain(
      'brands/developer-services.ts:1 footer.company.addresses[0]: "公司地址：上海市静安区示例路 100 号" says itself that it is a sample',
    );
    expect(found).toContain('brands/developer-services.ts footer.filings[0].name: "沪 ICP 备 00000000 号" has a number of zeros alone');
    expect(found).toContain(
      'brands/developer-services.ts footer.social[0].target: "https://platform.example/follow/wx" leads to a host that does not exist',
    );
    expect(found.filter((line) => line.includes('footer.social[0].target'))).toHaveLength(1);
    expect(found.filter((line) => /taptap|miit/.test(line))).toEqual([]);
  });

  it('looks at the configuration as well', () => {
    const brands = { 'developer-services': replaceSamples(createBrand), 'cloud-backend': createBrand };
    const survey = { hosts: ['localhost'], scriptUrl: 'https://survey.example/w.js', keys: { sdk: 'a', '': 'b' } };
    expect(check({ brands, survey })).toEqual([
      'site.config.ts survey.scriptUrl: "https://survey.example/w.js" leads to a host that does not exist',
    ]);
  });

  it('finds nothing once all is replaced', () => {
    const brands = { 'developer-services': replaceSamples(createBrand), 'cloud-backend': replaceSamples(createCloudBackend) };
    expect(check({ brands })).toEqual([]);
    expect(check({ brands, brand: 'cloud-backend', region: 'global' })).toEqual([]);
  });
});
