import { start } from './build-small-site.ts';

export const inVersions = (older: string, newer: string): Record<string, string> => ({
  'content/zh-Hans/v2/sdk/start.mdx': start,
  'content/zh-Hans/v2/sdk/guide.mdx': `---\ntitle: 指南（旧）\n---\n\n${older}`,
  'content/zh-Hans/v3/sdk/guide.mdx': `---\ntitle: 指南\n---\n\n${newer}`,
});

/** A line that is new or gone. */
export const line = (tag: 'ins' | 'del', text: string): string =>
  tag === 'ins'
    ? `<ins class="line added"><span class="visually-hidden">增加：</span>${text}</ins>`
    : `<del class="line removed"><span class="visually-hidden">删除：</span>${text}</del>`;

/** How much differs, as it is heard. */
export const countsOf = (html: string | undefined): string | undefined =>
  /<p class="comparison-counts">(.*?)<\/p>/.exec(html ?? '')?.[1]?.replace(/<[^>]*>/g, '');

/** The sections that the summary lists, with where they lead. */
export function summaryOf(html: string | undefined): Record<string, string[]> {
  const summary = /<nav class="comparison-summary".*?<\/nav>/s.exec(html ?? '')?.[0] ?? '';
  const links = (type: string): string[] => {
    const list = new RegExp(`<div class="sections-${type}">(.*?)</div>`, 's').exec(summary)?.[1] ?? '';
    return [...list.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(([, href, text]) => `${href} ${text}`);
  };
  return { changed: links('changed'), added: links('added'), removed: links('removed') };
}
