import { expect, it } from 'vitest';
import type { SidebarItem } from '../../model/sidebar.ts';
import { sidebarAncestors } from './ancestors.ts';

const items: SidebarItem[] = [
  { type: 'link', label: '概览', href: '/sdk/' },
  {
    type: 'category',
    key: 'sdk/im',
    label: '即时通讯',
    href: '/sdk/im/',
    items: [
      {
        type: 'category',
        key: 'sdk/im/guide',
        label: '指南',
        items: [{ type: 'link', label: '入门', href: '/sdk/im/guide/' }],
      },
      { type: 'category', key: 'sdk/im/rest', label: 'REST', items: null },
    ],
  },
];

it('knows the branches above each page, outermost first', () => {
  const ancestors = sidebarAncestors(items);
  expect(ancestors.get('/sdk/')).toEqual([]);
  expect(ancestors.get('/sdk/im/')).toEqual(['sdk/im']);
  expect(ancestors.get('/sdk/im/guide/')).toEqual(['sdk/im', 'sdk/im/guide']);
  expect(ancestors.get('/elsewhere/')).toBeUndefined();
});
