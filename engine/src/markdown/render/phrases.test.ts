import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { phrased } from './phrases.ts';

const shown = (text: string): string =>
  phrased(text)
    .map((part) => (part.type === 'element' ? '|' : textOf(part)))
    .join('');

test.each([
  '先看测什么，再看给谁玩。',
  'HTTP 请求和云函数经过域名，TCP 与 UDP 直接连到实例；两种实例可以共用 LeanDB。',
  'Login comes first for every game; account services decide whether you need TDS Authentication.',
])('a caption breaks behind its marks and at its spaces, and needs nothing for that: %s', (text) => {
  expect(shown(text)).toBe(text);
});

test('a clause that no line of a phone has room for may break between its words, not in them', () => {
  const text = '只发一次，推送服务会根据每一台设备所在的平台和它现在的状态自动选择合适的通道。';
  const parts = shown(text).split('|');
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(4);
  expect(parts[0]?.startsWith('只发一次，')).toBe(true);
  for (const word of ['推送', '服务', '根据', '设备', '平台', '现在', '状态', '自动', '选择', '通道'])
    expect(
      parts.some((part) => part.includes(word)),
      word,
    ).toBe(true);
  for (const part of parts) expect(part).not.toMatch(/^\p{Script=Han}$/u);
});
