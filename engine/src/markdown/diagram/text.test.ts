import { expect, test } from 'vitest';
import { layOutText } from './text.ts';

test('a character that would be left alone on a line gets company', () => {
  expect(layOutText('返回消息和时间', 6 * 14).lines).toEqual(['返回消息', '和时间']);
});

test('a last line that is long enough stays as it breaks', () => {
  expect(layOutText('读取昵称、openid', 6 * 14).lines).toEqual(['读取昵称、', 'openid']);
});

test('Chinese is broken between words', () => {
  expect(layOutText('服务器返回最低版本', 6 * 14).lines).toEqual(['服务器返回', '最低版本']);
});

test('words in brackets at the end go to the next line as a whole', () => {
  expect(layOutText('submit-check（带签名）', 8 * 14).lines).toEqual(['submit-check', '（带签名）']);
  expect(layOutText('Read the account (signed)', 10 * 14).lines).toEqual(['Read the account', '(signed)']);
  expect(layOutText('StartupWithTapTap(identifier)', 12 * 14).lines.join('')).toBe('StartupWithTapTap(identifier)');
});
