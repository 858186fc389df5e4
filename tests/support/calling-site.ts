import type { Page } from 'playwright-core';
import { arriveAt } from './browser.ts';
import type { StandIn } from './stand-in.ts';

/** A small site whose pages link to each other, for tests of requests to other services. */
export const callingFiles = {
  'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n[去推送](/sdk/push/) [去商店](/store/)\n',
  'content/zh-Hans/v3/sdk/push.mdx':
    '---\ntitle: 推送指南 | SDK\nredirect_from: [/sdk/old-push/]\n---\n\n[到令牌](#token)\n\n## 令牌 {#token}\n\n文字。\n',
  'content/zh-Hans/v3/store/index.mdx': '---\ntitle: 商店\nslug: /store/\n---\n\n文字。\n',
  'glossary.yml': 'terms: []\n',
};

/** Follows a link and waits for its page. */
export const goTo = async (page: Page, link: string, heading: string): Promise<void> => {
  await page.getByRole('link', { name: link }).click();
  await arriveAt(page, heading);
};

/** The JSON bodies that a stand-in has received, in order. */
export const bodiesOf = ({ requests }: StandIn): Record<string, unknown>[] =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

/** Collects a page's uncaught errors. */
export const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
};
