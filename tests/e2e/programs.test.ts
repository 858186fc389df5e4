import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { missingIn } from '../support/compare-forms.ts';

const origin = inject('siteUrl').replace(/\/$/, '');
const MARKDOWN = { Accept: 'text/markdown, text/html, */*' };
/** Requests at the same time. */
const AT_ONCE = 16;

const files = Object.keys(JSON.parse(readFileSync(join(inject('dist'), '_files.json'), 'utf8')));
const pages = files.filter((file) => /(?:^|\/)index\.md$/.test(file)).map((file) => `/${encodeURI(file.replace(/index\.md$/, ''))}`);

async function forAll<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

it('every page is the same text as HTML and as Markdown, at one address, none is too long, and nothing is left open', async () => {
  expect(pages.length).toBeGreaterThan(500);
  await forAll(pages, async (path) => {
    const answer = await fetch(origin + path, { headers: MARKDOWN });
    expect(answer.headers.get('content-type'), path).toBe('text/markdown; charset=utf-8');
    const markdown = await answer.text();
    expect(markdown.length, path).toBeLessThanOrEqual(50_000);
    const { html }: { html: string } = await (await fetch(`${origin}${path}page.json`)).json();
    expect(markdown + html, path).not.toMatch(/[\uE000\uE001]/);
    const { missing, all } = missingIn(markdown, html);
    expect(missing.length / Math.max(all, 1), `${path} lacks ${missing.slice(0, 3).join(' | ')}`).toBeLessThan(0.05);
  });
});

it('the lists of pages lead from the first one to every page of a language and version, and none is too long', async () => {
  for (const root of ['/', '/en/', '/v2/', '/en/v2/']) {
    const found = new Set<string>();
    const lists = [`${root}llms.txt`];
    for (const list of lists) {
      const answer = await fetch(origin + list);
      expect([list, answer.status]).toEqual([list, 200]);
      const text = await answer.text();
      expect(text.length, list).toBeLessThan(50_000);
      // Names that readers do not see: those of sidebars.
      expect(text, list).not.toMatch(/^#+ (?:sdk|store|design|community|pages)$/m);
      for (const [, address = ''] of text.split('## Other languages')[0]?.matchAll(/\]\(https?:\/\/[^/]+([^)]+)\)/g) ?? []) {
        if (address.endsWith('/index.md')) found.add(address);
        else if (!lists.includes(address)) lists.push(address);
      }
    }
    const missing = [...found].filter((address) => !files.includes(decodeURI(address.slice(1))));
    expect(missing, root).toEqual([]);
    // Lists and comparisons are for those who are on a page already.
    const isHere = (path: string) => (/^\/(en\/)?(v2\/)?/.exec(path)?.[0] ?? '') === root && !/\/(compare|changes|tags)\//.test(path);
    // Some pages are not translated, and are in the list of the language they are in.
    expect(found.size, root).toBeGreaterThan(pages.filter(isHere).length * 0.9);
  }
});

it('programs that take a page as it comes are told near its top where they find less to read; readers are not', async () => {
  for (const path of ['/', '/sdk/start/quickstart/', '/en/sdk/push/guide/rest/', '/v2/sdk/start/quickstart/']) {
    const html = await (await fetch(origin + path)).text();
    const body = html.slice(html.indexOf('<body')).replace(/<(nav|script|style)\b[\s\S]*?<\/\1>/g, '');
    const [note = ''] = /<p hidden[^>]*>.*?<\/p>/.exec(body) ?? [];
    expect(body.indexOf(note) / body.length, path).toBeLessThan(0.1);
    expect(note).toMatch(/an index of all pages is at https:\/\/\S+\/llms\.txt\./);
    if (path !== '/') expect(note).toMatch(/This page as Markdown: https:\/\/\S+\/index\.md</);
    for (const [, address = ''] of note.matchAll(/https:\/\/[^/]+(\/[^\s.]*(?:\.\w+))/g))
      expect((await fetch(origin + address)).status).toBe(200);
  }
});
