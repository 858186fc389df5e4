import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { SearchSection } from '../model/search.ts';
import { searchFallback } from './fallback.ts';
import { createFallbackFiles } from './fallback-index.ts';
import { createIndex } from './sqlite/create-index.ts';
import { openIndex } from './sqlite/open-index.ts';
import { createSection } from './testing/sections.ts';

/** Three pages in each language: how to log in, how to set up a key, and what has nothing to do with either. */
const PAGES: Readonly<Record<string, readonly (readonly [id: string, title: string, content: string])[]>> = {
  ja: [
    ['login', 'ログインを実装する', 'アプリにログイン機能を追加します。認証サーバーの応答を待ちます。'],
    ['keys', '暗号鍵の設定', '初期化のときに鍵を読み込みます。'],
    ['billing', '料金と請求', 'お支払いは月末に行われます。'],
  ],
  ko: [
    ['login', '로그인을 구현하기', '앱에 로그인을 추가합니다. 인증 서버의 응답을 기다립니다.'],
    ['keys', '암호화 키의 설정', '초기화할 때 키를 읽습니다.'],
    ['billing', '요금과 청구', '결제는 월말에 이루어집니다.'],
  ],
  th: [
    ['login', 'การเข้าสู่ระบบ', 'เพิ่มการเข้าสู่ระบบในแอปของคุณ และรอคำตอบจากเซิร์ฟเวอร์'],
    ['keys', 'ตั้งค่ากุญแจเข้ารหัส', 'อ่านกุญแจเมื่อเริ่มต้นโปรแกรม'],
    ['billing', 'ค่าบริการและใบแจ้งหนี้', 'ชำระเงินตอนสิ้นเดือน'],
  ],
  de: [
    ['login', 'Die Anmeldung einbauen', 'So fügen Sie der App eine Anmeldung hinzu.'],
    ['keys', 'Schlüssel einrichten', 'Beim Start werden die Schlüssel gelesen.'],
    ['billing', 'Gebühren und Rechnungen', 'Gezahlt wird am Ende des Monats.'],
  ],
};

const sections: readonly SearchSection[] = Object.entries(PAGES).flatMap(([locale, pages]) =>
  pages.map(([id, title, content]) => createSection(`${locale}/${id}/`, { locale, title, content })),
);
const folder = mkdtempSync(join(tmpdir(), 'signpost-languages-'));
createIndex(sections, join(folder, 'index.sqlite'), { terms: [], stopWords: [], alike: [] });
const engine = openIndex(join(folder, 'index.sqlite'));
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const QUERIES = [
  ['ja', 'ログイン', 'login'],
  ['ja', 'ログインの方法', 'login'],
  ['ja', 'サーバー', 'login'],
  ['ja', '認証', 'login'],
  ['ja', '暗号', 'keys'],
  ['ja', '鍵の初期化をする', 'keys'],
  ['ja', 'ﾛｸﾞｲﾝ', 'login'],
  ['ko', '로그인', 'login'],
  ['ko', '로그인하는 방법', 'login'],
  ['ko', '서버에서 인증', 'login'],
  ['ko', '암호화', 'keys'],
  ['ko', '키', 'keys'],
  ['ko', '청구를', 'billing'],
  ['th', 'เข้าสู่ระบบ', 'login'],
  ['th', 'เซิร์ฟเวอร์', 'login'],
  ['th', 'กุญแจ', 'keys'],
  ['de', 'Anmeldung', 'login'],
  ['de', 'schlüssel', 'keys'],
  ['de', 'Rechnungen am Monatsende', 'billing'],
] as const;

describe('a language finds its own words', () => {
  test.each(QUERIES)('%s: %s', async (locale, q, page) => {
    const { hits, correctedTo } = await engine.search({ q, locale });
    expect(hits[0]?.id).toBe(`${locale}/${page}/`);
    expect(correctedTo).toBeUndefined();
  });

  test('and shows where they stand', async () => {
    const { hits } = await engine.search({ q: 'ログインの方法', locale: 'ja' });
    expect(hits[0]?.marks.title).toEqual([[0, 4]]);
    const korean = await engine.search({ q: '로그인하는 방법', locale: 'ko' });
    expect(korean.hits[0]?.marks.title).toEqual([[0, 3]]);
  });

  test.each([
    ['ja', 'ログイン', 'login'],
    ['ja', '暗号鍵を設定', 'keys'],
    ['ko', '로그인을', 'login'],
    ['ko', '암호화', 'keys'],
    ['th', 'เข้าสู่ระบบ', 'login'],
    ['de', 'Rechnungen', 'billing'],
  ])('also without the service, in titles (%s: %s)', (locale, q, page) => {
    const { parts } = createFallbackFiles(sections.filter((section) => section.locale === locale));
    const [index] = parts.values();
    expect(index && searchFallback(index, q).hits[0]?.id).toBe(`/${locale}/${page}/`);
  });
});
