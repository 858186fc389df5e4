import { describe, expect, it } from 'vitest';
import type { Locale } from '../../model/locale.ts';
import { pageDataAddress, toPageAddress } from './page-address.ts';

const chinese: Locale = { name: 'zh-Hans', label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', calendar: 'gregory', path: '' };
const english: Locale = { ...chinese, name: 'en', label: 'English', htmlLang: 'en', path: 'en' };
const search = { url: '/api/search', providerName: '', providerUrl: '', popular: {}, headers: 'X-Doc-Search', fallbackUrl: '', tabs: {} };
const site = { baseUrl: '/', trailingSlash: true, locales: [chinese, english], locale: chinese, search };
const origin = 'https://docs.example';
const addressOf = (href: string, of = site) => toPageAddress(new URL(href, origin), of, origin);

describe('the address of a page', () => {
  it('is its path', () => {
    expect(addressOf('/sdk/push/?platform=ios#init')).toBe('/sdk/push/');
    expect(addressOf('/')).toBe('/');
  });

  it('ends as the configuration says', () => {
    const bare = { ...site, baseUrl: '/docs/', trailingSlash: false };
    expect(['/docs/', '/docs/sdk/push', '/docs/sdk/push/', '/docs/files/example.zip'].map((href) => addressOf(href, bare))).toEqual([
      '/docs/',
      '/docs/sdk/push',
      null,
      null,
    ]);
    expect(addressOf('/sdk/push')).toBeNull();
    expect(pageDataAddress('/docs/sdk/push')).toBe('/docs/sdk/push/page.json');
    expect(pageDataAddress('/sdk/push/')).toBe('/sdk/push/page.json');
  });

  it('is none for another language: its shell has other texts', () => {
    expect(addressOf('/en/sdk/')).toBeNull();
    expect(addressOf('/sdk/', { ...site, locale: english })).toBeNull();
    expect(addressOf('/en/sdk/', { ...site, locale: english })).toBe('/en/sdk/');
  });

  it('is none for other origins, files and paths outside of the site', () => {
    expect(addressOf('https://elsewhere.example/sdk/')).toBeNull();
    expect(addressOf('/files/example.zip')).toBeNull();
    expect(addressOf('/api/search', { ...site, trailingSlash: false })).toBeNull();
    expect(addressOf('/api/reference/')).toBe('/api/reference/');
    expect(addressOf('/other/', { ...site, baseUrl: '/docs/' })).toBeNull();
    expect(addressOf('/docs/sdk/', { ...site, baseUrl: '/docs/' })).toBe('/docs/sdk/');
  });
});
