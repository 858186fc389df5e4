import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { constants } from '../../site/data/constants.ts';
import { releases } from '../../site/data/home.ts';
import { modules } from '../../site/data/sdks.ts';
import { loadModules } from '../../site/samples/api/load-index.ts';
import { versionOf } from '../../site/samples/summary.ts';

const content = join(import.meta.dirname, '../../site/content');
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const read = (file: string): string => readFileSync(join(content, file), 'utf8');

/** Lines that match, as `file:line  text`. */
function linesWith(pattern: RegExp, among: RegExp, but?: RegExp): string[] {
  return pages
    .filter((file) => among.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((text, index) => (pattern.test(text) && !but?.test(text) ? [`${file}:${index + 1}  ${text.trim()}`] : [])),
    );
}

const LOCALES = ['zh-Hans', 'en'] as const;

describe('what several pages say has one source', () => {
  it.each(LOCALES)('the table of modules in %s is that of the download page', (locale) => {
    const source = read(`${locale}/v3/sdk/start/ver-lifetime.mdx`);
    const rows = [...source.matchAll(/^\| ([^|]+) \|((?: [^|]*(?:`[^|]*`|不支持|Not supported)[^|]*\|){4})$/gm)].map(
      ([, service = '', cells = '']) => [
        service.trim(),
        ...cells
          .split('|')
          .slice(0, 4)
          .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]).join(', ') || null),
      ],
    );
    expect(rows).toEqual(modules.map(({ service, names }) => [service[locale], ...names]));
  });

  it.each(LOCALES)('the version that the site names as the newest is the first of the release notes in %s', (locale) => {
    const noted = releases.map(({ platform, to }) => {
      const [, newest] = /<ReleaseNote[^>]*>\s+### (\S+) /.exec(read(`${locale}/v3${to.replace(/\/$/, '.mdx')}`)) ?? [];
      return [platform, newest];
    });
    expect(noted).toEqual(releases.map(({ platform, version }) => [platform, version]));
  });

  it('the versions in pages are those of the packages that the samples were checked with, unless the index says that it is older', () => {
    const { taptap, leancloud } = constants.sdkVersions;
    const versions = new Map(
      loadModules().map((module) => [`${module.language}/${module.id}`, module.isOlder ? undefined : versionOf(module)]),
    );
    const expected = {
      'csharp/tap-common': taptap.unity,
      'csharp/tap-login': taptap.unity,
      'csharp/tap-friends': taptap.friends,
      'csharp/tap-billboard': taptap.billboard,
      'csharp/tap-antiaddiction': taptap.antiAddiction,
      'java/tap-common': taptap.android,
      'java/lc-storage-core': leancloud.java,
      'objc/tap-common': taptap.ios,
      'cpp/ue-tapcommon': taptap.ue,
      'cpp/ue-taplogin': taptap.ue,
      'cpp/leancloud': leancloud.unreal,
      'csharp/lc-storage': leancloud.csharp,
      'objc/lc': leancloud.objc,
      'swift/leancloud': leancloud.swift,
      'python/leancloud-3': leancloud.python,
      'php/leancloud': leancloud.php,
      'go/leancloud': leancloud.go,
      'js/leancloud-storage': leancloud.js.storage,
      'js/leancloud-realtime': leancloud.js.realtime,
      'js/leancloud-realtime-4': leancloud.js.realtimeStable,
      'js/play': leancloud.js.play,
      'js/leanengine': leancloud.js.engine,
    };
    const known = Object.fromEntries(Object.keys(expected).map((key) => [key, versions.get(key)]));
    expect(known).toEqual(expected);
  });
});

describe('pages that neighbour each other do not contradict', () => {
  it.each([
    ['saves in TapPlay are backed up by the player', /玩家(还)?可以备份|players? can (also )?back up/i, /tap-play/],
    [
      'databases are deleted after three days',
      /(欠费|停用)[^。|]*3 天[^。|]*删除|(overdue|debt|suspended)[^.|]*(three|3) days[^.|]*delet/i,
      /sdk\/engine\//,
    ],
    ['a campfire test needs a page for reservations', /篝火测试[^。|]*(?<!不)(必须|需要)(先)?[^。|]{0,6}预约/, /store\/test\//],
    [
      'Apple login is for mainland China only',
      /Apple[^|。.\n]*(仅|只)(支持|限)?(中国)?大陆|Apple[^|.\n]*only in mainland China/i,
      /sdk\/(authentication|taptap-login|start)\//,
    ],
    [
      '64-bit packages are required from another day than the store and TapPlay say',
      /2022 年 (?!7 月 27 日|6 月 30 日)\d+ 月 \d+ 日|\b(?!June 30|July 27)(?:[A-Z][a-z]+) \d+, 2022/,
      /store\/release\/bundle|sdk\/tap-play\/features/,
    ],
    ['the Client Secret of 2.x is another value than the Client Token', /Client ?Secret[^。.|]*(不再使用|no longer used)/i, /./],
    ['readers of v3 are sent to the frozen questions about 2.x', /\]\(\/tap-(android|ios|unity)-faq\//, /^[^/]+\/v3\/(sdk|store)\//],
    ['rates of messaging have plans of other names than those of push', /\| (体验|标准)方案|\| (Trial|Standard) plan/, /sdk\/im\//],
    ['a package comes from a registry that does not have it', /"com\.taptap\.tds\.(?!common|bootstrap|login|moment)\w+": "[\d{]/, /./],
    ['a menu of the console has two spellings', /> Structured data/, /./],
    ['reviewers give the numbers of our clauses', /写明条款编号|对照条款编号|(with|look up) the clause number/, /store\/release\//],
    ['a timed release can only be put off', /只能往后改|only to choose a later time/, /store\/release\//],
    [
      'login of other channels is not allowed in a package',
      /其他渠道的标识、登录和支付|marks, login, or payment of other/,
      /store\/release\//,
    ],
    [
      "Billboard's preset dimensions have other names or values than in the SDK",
      /\| `(channel|region)` \||"platform", @?"(android|Android)"/,
      /sdk\/billboard\//,
    ],
    ['odds of cards are reckoned by draws', /抽卡次数|抽卡的次数|expected draws/, /operations-skills\/game-sign/],
    ['reviews of an abnormal event still count', /[|，] ?降权并标注|less weight and mark|[Ll]ess weight and a mark/, /operations-skills\//],
    [
      'a page that was saved is in review',
      /保存并提交<\/Blue>[^。]*审核中|Save and Submit<\/Blue>\.[^.]*in review/,
      /store\/(teaser|release)\//,
    ],
  ])('nowhere: %s', (_, pattern, among) => {
    expect(pages.some((file) => among.test(file))).toBe(true);
    // Two pages remember what older documentation said, and correct it.
    expect(linesWith(pattern, among, /旧文档|older documentation|used to say/i)).toEqual([]);
  });

  it.each(LOCALES)('whoever offers guest login in mainland China is told of the real name: %s', (locale) => {
    const realName = /实名|real name|real-name/i;
    const lines = linesWith(
      /游客试玩|Play as guest/,
      new RegExp(`^${locale}/v3/(sdk/taptap-login/best-practice|store/release/store-agree)`),
      /^\s*[A-Z] -->/,
    );
    expect(lines.filter((line) => /做法|\*\*Do\*\*/.test(line) && !realName.test(line))).toEqual([]);
    for (const page of [
      'store/release/store-agree',
      'store/release/store-policy/store-policy',
      'store/integration/tap-play',
      'store/integration/tds',
    ])
      expect(linesWith(/游客|guest/i, new RegExp(`^${locale}/v3/${page}\\.mdx$`)).some((line) => realName.test(line))).toBe(true);
  });
});
