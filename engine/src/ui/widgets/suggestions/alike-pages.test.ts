import { expect, it } from 'vitest';
import { findAlikePages } from './alike-pages.ts';

const pages = [
  { url: '/sdk/leaderboard/guide/', title: '排行榜开发指南' },
  { url: '/sdk/leaderboard/faq/', title: '排行榜常见问题' },
  { url: '/sdk/push/guide/', title: '推送开发指南' },
  { url: '/sdk/billboard/guide/', title: '公告开发指南' },
  { url: '/sdk/engine/node/', title: '云引擎' },
  { url: '/store/store-faq/', title: '商店常见问题' },
];
const find = (path: string) => findAlikePages(path, pages, 2).map(({ url }) => url);

it('finds the page of a mistyped address', () => {
  expect(find('/sdk/leaderbord/guide/')[0]).toBe('/sdk/leaderboard/guide/');
});

it('takes a word in another form, also where that one is in an address, too', () => {
  const others = [...pages, { url: '/sdk/engine/guides/cloud/', title: '云函数' }, { url: '/sdk/push/guide/ios/', title: '推送' }];
  expect(findAlikePages('/sdk/leaderboard/guides/', others, 2)[0]?.url).toBe('/sdk/leaderboard/guide/');
  // The form that few pages have is as common as the word.
  expect(findAlikePages('/sdk/push/guides/', others, 2).map(({ url }) => url)).toEqual(['/sdk/push/guide/', '/sdk/push/guide/ios/']);
});

it('takes words that were written apart as one', () => {
  expect(find('/sdk/leader-board/guide/')[0]).toBe('/sdk/leaderboard/guide/');
  const logins = ['/sdk/taptap-login/guide/tap-login/', '/sdk/taptap-login/faq/', '/api/cpp/ue-taplogin/'].map((url) => ({
    url,
    title: '登录',
  }));
  expect(findAlikePages('/sdk/tap-login/guid/', [...pages, ...logins], 2)[0]?.url).toBe('/sdk/taptap-login/guide/tap-login/');
});

it('counts a rare word for more than a common one', () => {
  expect(find('/docs/push/faq/')[0]).toBe('/sdk/push/guide/');
});

it('finds a name in another script in the titles', () => {
  expect(find('/sdk/%E6%8E%92%E8%A1%8C%E6%A6%9C/')).toEqual(['/sdk/leaderboard/guide/', '/sdk/leaderboard/faq/']);
});

it('finds nothing where no word is alike', () => {
  expect(['/xyzzy/', '/nope/'].map(find)).toEqual([[], []]);
});

it('leaves out what is far: pages with a word that is only a little alike, or with words that most pages have', () => {
  const others = [
    ...pages,
    { url: '/sdk/im/guide/beginner/', title: '即时通讯' },
    { url: '/sdk-api/java/realtime-core-2/', title: 'cn.leancloud.im, 2/3' },
  ];
  expect(findAlikePages('/compare/v2/sdk/im/guide/', others, 5).map(({ url }) => url)).toEqual(['/sdk/im/guide/beginner/']);
  expect(findAlikePages('/sdk/xyzzy/', others, 5)).toEqual([]);
});

it('suggests nothing for a kind of page alone, of a product that there is none of', () => {
  const kinds = Array.from({ length: 40 }, (_, index) => ({ url: `/sdk/product${index}x/guide/`, title: `${index}` }));
  expect(findAlikePages('/sdk/xyzzy/guide/', [...pages, ...kinds], 5)).toEqual([]);
  expect(findAlikePages('/sdk/xyzzy/node/', [...pages, ...kinds], 5).map(({ url }) => url)).toEqual(['/sdk/engine/node/']);
});

it('takes one letter too many, or two in the wrong order, for a slip in short words, too', () => {
  const others = [...pages, { url: '/sdk/im/guide/', title: '即时通讯' }, { url: '/store/', title: '商店' }];
  const first = (path: string) => findAlikePages(path, others, 2)[0]?.url;
  expect(['/sdk/imm/guides/', '/stroe/', '/sdk/pushh/guide/'].map(first)).toEqual(['/sdk/im/guide/', '/store/', '/sdk/push/guide/']);
});

it('puts the page first whose address is one slip away, also where another has fewer words besides', () => {
  const others = ['domain/icp', 'domain/faq_Icp', 'push/faq', 'engine/faq'].map((name) => ({ url: `/sdk/${name}/`, title: name }));
  const first = (name: string) => findAlikePages(`/sdk/domain/${name}/`, [...pages, ...others], 2)[0]?.title;
  expect(['faq_Icpp', 'fa_Icp', 'faq_Ipc'].map(first)).toEqual(Array(3).fill('domain/faq_Icp'));
});

it('does not take the name of a version for a rare word where few of its pages are listed', () => {
  const few = ['/en/v2/', '/en/v2/tap-download/'].map((url) => ({ url, title: url }));
  const entries = ['/en/', '/en/sdk/', '/en/store/', '/en/design/', '/en/demos/'].map((url) => ({ url, title: url }));
  expect(findAlikePages('/en/v2/xyzzy/', few, 3, entries)).toEqual([]);
  expect(findAlikePages('/en/v2/tap-downlaod/', few, 3, entries)[0]?.url).toBe('/en/v2/tap-download/');
});
