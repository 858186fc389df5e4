import { expect, it } from 'vitest';
import type { OfflineIndex } from '../../../model/offline.ts';
import { searchTexts } from './search-texts.ts';

const index: OfflineIndex = {
  pages: [
    {
      title: '推送',
      file: 'sdk/push/index.html',
      sections: [
        ['', '', '推送通知给玩家。'],
        ['设备 Token', 'token', '每台设备有一个 Token，登录以后上传。'],
      ],
    },
    {
      title: '登录',
      file: 'sdk/login/index.html',
      sections: [
        ['', '', '玩家用账号登录游戏。'],
        ['取消', 'cancel', 'The player CANCELS the login.'],
      ],
    },
  ],
};

it('finds titles and headings first, then texts, whatever their case and width', () => {
  const found = searchTexts(index, '登录').map(({ href }) => href);
  expect(found[0]).toBe('sdk/login/index.html');
  expect(found).toContain('sdk/push/index.html#token');
  expect(searchTexts(index, 'ｃａｎｃｅｌｓ')[0]).toMatchObject({
    href: 'sdk/login/index.html#cancel',
    excerpt: 'The player CANCELS the login.',
    marks: [[11, 18]],
  });
});

it('wants every word, and gives nothing for none', () => {
  expect(searchTexts(index, '设备 上传').map(({ href }) => href)).toEqual(['sdk/push/index.html#token']);
  expect(searchTexts(index, '设备 取消')).toEqual([]);
  expect(searchTexts(index, ' … ')).toEqual([]);
});

it('cuts an excerpt between characters', () => {
  const text = `${'🎮'.repeat(20)}，登录${'🎮'.repeat(80)}`;
  const [hit] = searchTexts({ pages: [{ title: '表情', file: 'emoji/index.html', sections: [['', '', text]] }] }, '登录');
  expect(hit?.excerpt.isWellFormed()).toBe(true);
  expect(hit?.marks.map(([start, end]) => hit.excerpt.slice(start, end))).toEqual(['登录']);
});
