import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sidebars } from '../../site/sidebars.ts';

const content = join(import.meta.dirname, '../../site/content');
const overview = (locale: string): string => readFileSync(join(content, locale, 'v3/sdk/start/overview.mdx'), 'utf8');

/** Services that the sidebar has elsewhere or, as they have pages but no place in it, nowhere. */
const UNGROUPED = ['text-moderation', 'domain'];

/** The groups that follow the first, which is how to begin: their names, and the folders of their services. */
function groupsOfSidebar(locale: 'zh-Hans' | 'en'): { name: string; folders: string[] }[] {
  const groups: { name: string; folders: string[] }[] = [];
  const { sdk } = sidebars?.v3 ?? {};
  for (const item of Array.isArray(sdk) ? sdk : []) {
    if (typeof item === 'string') continue;
    if (item.type === 'caption' && typeof item.label === 'object') groups.push({ name: item.label[locale] ?? '', folders: [] });
    if (item.type === 'folder') groups.at(-1)?.folders.push(item.dirName.replace('sdk/', ''));
  }
  return groups.slice(1);
}

it.each(['zh-Hans', 'en'] as const)(
  'the overview of services has the groups of the sidebar, with their names and in their order: %s',
  (locale) => {
    const page = overview(locale);
    const groups = page.split(/^## /m).flatMap((section) => {
      const folders = [...section.matchAll(/<ServiceEntry [^>]*to="\/sdk\/([^/]+)\//g)].map(([, folder = '']) => folder);
      return folders.length === 0
        ? []
        : [{ name: section.split(' {#')[0], folders: folders.filter((folder) => !UNGROUPED.includes(folder)) }];
    });
    expect(groups).toEqual(groupsOfSidebar(locale));
  },
);

/** Names of the store's console, of parts of services, and of what others make; those of services are in their overview. */
const NAMES = [
  ...['Client Engine', 'Data Lake', 'Dedicated IP', 'Coming Soon', 'Event Center', 'Events and Notices', 'Game of the Day'],
  ...['TapTap', 'Android', 'Unreal Engine', 'Unreal', 'Objective-C', 'JavaScript', 'Java', 'Go', 'Node.js', 'Python'],
  ...['Elasticsearch', 'MongoDB', 'MySQL', 'Redis'],
  // As the pages that they lead to are called.
  ...['Report Infringement', 'Brand Resources'],
];

it('English names in sidebars are in sentence case, but for proper names and abbreviations', () => {
  const services = [...overview('en').matchAll(/<ServiceEntry name="([^"]+)"/g)].map(([, name = '']) => name);
  const known = new RegExp([...NAMES, ...services].toSorted((a, b) => b.length - a.length).join('|'), 'g');
  const written = globSync('en/**/{_category_.json,*.{md,mdx}}', { cwd: content }).flatMap((file) => {
    const head = /^(?:---\n.*?\n---|\{.*\})/s.exec(readFileSync(join(content, file), 'utf8'))?.[0] ?? '';
    return [...head.matchAll(/^(?:title:|sidebar_label:|\s*"label":) *"?([^"\n]+)/gm)].map(([, label = '']) => label);
  });
  const links = JSON.stringify(sidebars).matchAll(/"en":"([^"]+)"/g);
  const labels = [...written, ...Array.from(links, ([, label = '']) => label)];
  expect(labels.length).toBeGreaterThan(500);
  const mixed = labels.filter((label) => /(?<![\d:.])\s+[A-Z][a-z]/.test(label.replace(known, (name) => name.toLowerCase())));
  expect(mixed).toEqual([]);
});
