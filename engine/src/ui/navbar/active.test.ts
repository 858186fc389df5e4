import { expect, it } from 'vitest';
import type { NavbarItem } from '../../model/site.ts';
import { examplePage, exampleSite } from '../testing/example.ts';
import { isActiveItem, pageAt } from './active.ts';

const link = (label: string, href: string): NavbarItem => ({ type: 'link', label, href, external: false });
const site = {
  ...exampleSite,
  navbar: [
    link('首页', '/'),
    { type: 'sidebar', label: 'SDK', href: '/sdk/', external: false, sidebar: 'sdk' },
    link('2.x', '/v2/'),
    link('API', '/api'),
    link('REST', '/api/rest/'),
  ] satisfies NavbarItem[],
};

/** The labels of the entries that are marked on a page. */
function marked(path: string, sidebar = examplePage.sidebar): string[] {
  const page = { ...examplePage, path, sidebar };
  return site.navbar.filter((item) => isActiveItem(item, page, site)).flatMap((item) => ('label' in item ? [item.label] : []));
}

it('marks a section on its page and on those below it, and the nearest one only', () => {
  expect(marked('/api', null)).toEqual(['API']);
  expect(marked('/api/java/login/', null)).toEqual(['API']);
  expect(marked('/api/rest/push/', null)).toEqual(['REST']);
  expect(marked('/api-keys/', null)).toEqual([]);
});

it('marks a sidebar rather than a link above the page', () => {
  expect(marked('/sdk/push/guide/')).toEqual(['SDK']);
  expect(marked('/api/java/login/')).toEqual(['SDK']);
});

it('marks the sidebar that a page without one is about, or that it leads to', () => {
  expect(marked('/sdk/', null)).toEqual(['SDK']);
  expect(marked('/sdk/overview/', null)).toEqual(['SDK']);
  const page = { ...examplePage, path: '/compare/v2/sdk/push/guide/', sidebar: null, section: 'sdk' };
  expect(site.navbar.map((item) => isActiveItem(item, page, site))).toEqual([false, true, false, false, false]);
});

it('marks a menu on what it leads to, and on what its pages lead on to', () => {
  const items = [{ label: 'SDK', href: '/download/', external: false }];
  const menu: NavbarItem = { type: 'menu', label: '下载', items, also: ['/offline/'] };
  const isMarked = (path: string) => isActiveItem(menu, { ...examplePage, path, sidebar: null }, site);
  expect(['/download/', '/offline/', '/other/'].map(isMarked)).toEqual([true, true, false]);
});

it('marks home pages on themselves only', () => {
  expect(marked('/', null)).toEqual(['首页']);
  expect(marked('/v2/', null)).toEqual(['2.x']);
  expect(marked('/v2/about/', null)).toEqual([]);
});

it('marks the section of a page that could not be loaded by its address', () => {
  const labels = (path: string) =>
    site.navbar
      .filter((item) => isActiveItem(item, pageAt(path, examplePage, site), site))
      .flatMap((item) => ('label' in item ? [item.label] : []));
  expect(labels('/')).toEqual(['首页']);
  expect(labels('/sdk/push/guide/')).toEqual(['SDK']);
  expect(labels('/api/rest/push/')).toEqual(['REST']);
});
