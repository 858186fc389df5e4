import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { developerCenter, type Menu, otherConsoles } from '../../site/data/console.ts';
import { constants } from '../../site/data/constants.ts';
import { loginKinds } from '../../site/data/login-kinds.ts';
import { LIMIT_SENTENCES } from './limit-sentences/limit-sentences.ts';

const LOCALES = ['zh-Hans', 'en'] as const;
type Locale = (typeof LOCALES)[number];

const content = join(import.meta.dirname, '../../site/content');
const files = readdirSync(join(content, 'zh-Hans'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const readLines = (locale: Locale, file: string): string[] => readFileSync(join(content, locale, file), 'utf8').split('\n');
const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const pages = new Map(LOCALES.map((locale) => [locale, new Map(files.map((file) => [file, readLines(locale, file)]))]));
const linesOf = (locale: Locale, file: string): readonly string[] => pages.get(locale)?.get(file) ?? [];

function constantOf(path: string): string {
  let value: unknown = constants;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
  }
  if (typeof value !== 'string') throw new Error(`site/data/constants.ts has no text ${path}.`);
  return value;
}

/** Each page with the values of the constants in it. */
const filled = new Map(
  LOCALES.flatMap((locale) =>
    files.map((file) => [
      `${locale}/${file}`,
      linesOf(locale, file)
        .join('\n')
        .replaceAll(/\{\{?((?:limits|deletions|least)\.[\w.]+)\}?\}/g, (_, path: string) => constantOf(path)),
    ]),
  ),
);
const filledText = (locale: Locale, file: string): string => filled.get(`${locale}/${file}`) ?? '';
const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/([#…])/).map((part) => {
    if (part === '#') return String.raw`(\d(?:[\d,.]*\d)?)`;
    return part === '…' ? String.raw`(?:(?![。|]|\. ).)*?` : escapePattern(part);
  });
  return new RegExp(parts.join(''), 'g');
}

describe('limits, deletions and least versions have one source', () => {
  const all = LIMIT_SENTENCES.flatMap((sentences) => LOCALES.map((locale) => ({ ...sentences, locale, sentences: sentences[locale] })));

  it('no page says another value than the data', () => {
    const others = all.flatMap(({ limit, in: where, locale, sentences }) => {
      const patterns = sentences.map(patternOf);
      return files
        .filter((file) => new RegExp(where).test(file))
        .flatMap((file) => {
          const text = filledText(locale, file);
          return patterns
            .flatMap((pattern) => [...text.matchAll(pattern)])
            .filter((match) => match[1]?.replaceAll(',', '') !== constantOf(limit).replaceAll(',', ''))
            .map((match) => `${locale}/${file}:${lineOf(text, match.index)}  ${match[0]}  → ${limit} is ${constantOf(limit)}`);
        });
    });
    expect(others).toEqual([]);
  });

  it('each sentence stands on a page', () => {
    const unused = all.flatMap(({ limit, in: where, locale, sentences }) => {
      const text = files
        .filter((file) => new RegExp(where).test(file))
        .map((file) => filledText(locale, file))
        .join('\n');
      return sentences.filter((sentence) => !patternOf(sentence).test(text)).map((unseen) => `${limit}  ${unseen}`);
    });
    expect(unused).toEqual([]);
  });

  it('each value of the data is used by pages of both languages', () => {
    const paths = ['limits', 'deletions', 'least'].flatMap((name) =>
      leaves(name, Object.entries(constants).find(([key]) => key === name)?.[1]),
    );
    for (const locale of LOCALES) {
      const text = files.flatMap((file) => linesOf(locale, file)).join('\n');
      expect(paths.filter((path) => !text.includes(`{${path}}`))).toEqual([]);
    }
  });
});

function leaves(path: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(`${path}.${key}`, inner));
}

describe('menus of consoles', () => {
  const MENU = /<Blue>([^<]*)<\/Blue>/g;
  const all: Menu[] = [];
  const collect = (menu: Menu): void => {
    all.push(menu);
    for (const below of menu.below) collect(below);
  };
  for (const root of [developerCenter, ...otherConsoles]) collect(root);

  /** Menus of game engines, Xcode, phones and the consoles of other companies. */
  const FOREIGN =
    /^(Assets|Background Modes|Build|Build Phases|Build Settings|Certificates, Identifiers & Profiles|Edit|File|Player Settings|Project Settings|TARGETS|Window) >|^(设置 > (应用|蜂窝网络|设备信息|隐私)|Settings > (Apps|Cellular|Device Information|Privacy))|^(证书助理|Certificate Assistant|增长|Growth|数据 > 导出|Data > Export|配置管理|Configuration > (Receipt|Languages)|配置 > 语言)/;

  /** The menu of a path that begins at any menu. */
  function findMenu(locale: Locale, path: string): Menu | undefined {
    const [first, ...rest] = path.split(' > ');
    return all
      .filter((menu) => menu[locale] === first)
      .map((start) => rest.reduce<Menu | undefined>((menu, name) => menu?.below.find((below) => below[locale] === name), start))
      .find((menu) => menu !== undefined);
  }

  it.each(LOCALES)('that pages name are in the data: %s', (locale) => {
    const unknown = files.flatMap((file) =>
      linesOf(locale, file).flatMap((line, index) =>
        [...line.matchAll(MENU)]
          .map(([, path = '']) => path)
          .filter((path) => path.includes(' > ') && !FOREIGN.test(path) && !findMenu(locale, path))
          .map((path) => `${locale}/${file}:${index + 1}  ${path}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('are the same in both languages', () => {
    const pathsOf = (locale: Locale, file: string): string[] =>
      linesOf(locale, file).flatMap((line) => [...line.matchAll(MENU)].map(([, path = '']) => path).filter((path) => path.includes(' > ')));
    const others = files.flatMap((file) => {
      const [chinese, english] = [pathsOf('zh-Hans', file), pathsOf('en', file)];
      if (chinese.length !== english.length) return [`${file}: ${chinese.join(', ')} / ${english.join(', ')}`];
      return chinese.flatMap((path, index) => {
        const other = english[index] ?? '';
        return findMenu('zh-Hans', path) === findMenu('en', other) ? [] : [`${file}: ${path} / ${other}`];
      });
    });
    expect(others).toEqual([]);
  });
});

describe('ways to log in', () => {
  const cellsOf = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const namesIn = (locale: Locale, text: string): string[] =>
    loginKinds.map(({ name }) => name[locale]).filter((name) => new RegExp(escapePattern(name), 'i').test(text));
  const namesWhere = (locale: Locale, test: (kind: (typeof loginKinds)[number]) => boolean): string[] =>
    loginKinds.filter(test).map(({ name }) => name[locale]);
  const isIn = ({ regions }: (typeof loginKinds)[number], region: string): boolean => regions.some((name) => name === region);

  it.each(LOCALES)('by region are those of the data, in the table and in the overview: %s', (locale) => {
    const rows = linesOf(locale, 'v3/sdk/authentication/features.mdx').map(cellsOf);
    for (const kind of loginKinds) {
      const row = rows.find(
        ([first = '', cn]) => cn !== undefined && /^✓?$/.test(cn) && first.split(/[、,]\s*/).includes(kind.name[locale]),
      );
      if ('isOwn' in kind) expect(row).toBeUndefined();
      else expect(row?.slice(1, 3).map((cell) => cell === '✓')).toEqual([isIn(kind, 'cn'), isIn(kind, 'global')]);
    }
    const overview = linesOf(locale, 'v3/sdk/start/overview.mdx').find(
      (line) => line.includes('/sdk/authentication/features/') && /Facebook/.test(line),
    );
    const [mainland = '', others = ''] = (overview ?? '')
      .split(/，海外|, and Facebook/)
      .map((part, index) => (index > 0 ? `Facebook${part}` : part));
    expect(namesIn(locale, mainland).filter((name) => !namesWhere(locale, ({ isThirdParty }) => !isThirdParty).includes(name))).toEqual(
      namesWhere(locale, (kind) => kind.isThirdParty && isIn(kind, 'cn')),
    );
    expect(namesIn(locale, others)).toEqual(namesWhere(locale, (kind) => kind.isThirdParty && isIn(kind, 'global')));
  });

  it.each(LOCALES)('of the login screens are those of their region: %s', (locale) => {
    const rows = linesOf(locale, 'v3/sdk/taptap-login/best-practice.mdx').map(cellsOf);
    const namesOf = (scene: RegExp): string[] => namesIn(locale, rows.find(([first = '']) => scene.test(first))?.[1] ?? '');
    const isShown = (kind: (typeof loginKinds)[number]): boolean => kind.isThirdParty || kind.name.en === 'TapTap';
    expect(namesOf(/^(大陆版|Mainland China)$/)).toEqual(namesWhere(locale, (kind) => isShown(kind) && isIn(kind, 'cn')));
    expect(namesOf(/^(海外版|Other regions)$/)).toEqual(namesWhere(locale, (kind) => isShown(kind) && isIn(kind, 'global')));
    expect(namesOf(/TapPlay/)).toEqual(namesWhere(locale, ({ isInTapPlay }) => isInTapPlay));
  });

  it.each(LOCALES)('in TapPlay are the same on all its pages: %s', (locale) => {
    const allowed = namesWhere(locale, ({ isInTapPlay }) => isInTapPlay);
    const lines = ['v3/store/integration/tap-play.mdx', 'v3/sdk/tap-play/features.mdx', 'v3/store/integration/tds.mdx'].flatMap((file) =>
      linesOf(locale, file).filter((line) => /^\|.*(手机号|phone number).*(游客|guest)/.test(line)),
    );
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(namesIn(locale, line)).toEqual(expect.arrayContaining(allowed));
  });
});
