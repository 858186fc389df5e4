import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { shareContext } from '../support/browser.ts';

/** The routes that the specification names, without the language. */
const TOP = [
  ...['', 'demo/', 'demos/', 'sdk/sdk-page/', 'sdk-api/', 'aws-partner/', 'ddos/', 'tap-download/', 'tap-android-faq/', 'tap-ios-faq/'],
  ...['tap-unity-faq/', 'tap-update-old-guide/', 'tds-payment/', 'user-licence-service-agreement/', 'sdk/tap-support/roles-final/'],
  'store/taptap-ad/',
];
const COMMUNITY = ['', 'advanced/', 'features/', 'finale/', 'stages/'].map((path) => `community/${path}`);
const DESIGN = ['', 'design-billboard/', 'design-moment/'].map((path) => `design/${path}`);
const STORE = ['store/', 'store/store-devagreement/'];
const OLDER = ['v2/', 'v2/tap-download/'];
/** Folders of services: each has pages. */
const SERVICES = [
  ...['achievement', 'anti-addiction', 'authentication', 'billboard', 'copyright-verification', 'dlc', 'domain', 'embedded-moments'],
  ...['engine', 'fire-test', 'friends', 'gamesaves', 'im', 'leaderboard', 'multiplayer', 'push', 'rtc', 'start', 'storage', 'tap-adn'],
  ...['tap-canary', 'tap-friend', 'tap-play', 'tap-support', 'tapdb', 'taplink', 'taptap-appsafety', 'taptap-connect', 'taptap-login'],
  ...['tds-gift', 'update', 'text-moderation'],
];
/** Parts of services that the specification names: folders, or pages of their own. */
const PARTS = [
  ...['cli', 'dedicated-IP', 'deep-dive', 'deploy', 'faq', 'functions', 'game', 'overview', 'platform'].map((name) => `engine/${name}`),
  ...['es', 'mongo', 'mysql', 'redis'].map((name) => `engine/database/${name}`),
  ...['cpp', 'dotnet', 'go', 'java', 'nodejs', 'php', 'python'].map((language) => `engine/deploy/${language}`),
  ...['client-engine', 'error-code', 'guide', 'start'].map((name) => `multiplayer/${name}`),
  ...['agreement', 'compliance', 'faq', 'get-ready', 'quickstart', 'ver-lifetime'].map((name) => `start/${name}`),
  ...['android', 'ios', 'ue', 'unity'].map((name) => `start/release-notes/${name}`),
  ...['datalake', 'faq', 'features', 'guide'].map((name) => `storage/${name}`),
  ...['changelog', 'faq', 'features', 'features/custom-event', 'sdk'].map((name) => `tapdb/${name}`),
  ...['best-practice', 'features', 'guide'].map((name) => `text-moderation/${name}`),
];
const STORE_PARTS = [
  ...['events/events-handbook', 'features', 'long-termops', 'operations-skills', 'permissions', 'release', 'teaser', 'test'],
  ...['cloud-gaming', 'tap-play', 'tapad', 'taprep', 'tds'].map((name) => `integration/${name}`),
  ...['store-contact', 'store-devagreement', 'store-faq', 'store-practice', 'taptap-ad'],
];
const OLDER_SERVICES = ['start', 'storage', 'engine', 'im', 'tapdb', 'taptap-login', 'update', 'dlc'];

describe('spec §2, routes', () => {
  it.each(['', 'en/'])('each page that is named is there, in the language of its address (/%s)', async (locale) => {
    await using context = await shareContext();
    const paths = [...TOP, ...COMMUNITY, ...DESIGN, ...STORE, ...OLDER].map((path) => locale + path);
    const answers = await Promise.all(
      paths.map(async (path) => {
        const response = await context.request.get(path, { maxRedirects: 0 });
        const [, language] = /<html[^>]* lang="([^"]+)"/.exec(await response.text()) ?? [];
        return [path, response.status(), language];
      }),
    );
    expect(answers).toEqual(paths.map((path) => [path, 200, locale === '' ? 'zh-Hans' : 'en']));
  });

  it('each service, each part of the store handbook and each service of the older version has pages in both languages', () => {
    const paths = readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`);
    const pages = paths.filter((path) => path.endsWith('/page.json'));
    const wanted = [
      ...[...SERVICES, ...PARTS].map((name) => `/sdk/${name}/`),
      ...STORE_PARTS.map((name) => `/store/${name}/`),
      ...OLDER_SERVICES.map((name) => `/v2/sdk/${name}/`),
    ].flatMap((folder) => [folder, `/en${folder}`]);
    expect(wanted.filter((folder) => !pages.some((path) => path.startsWith(folder)))).toEqual([]);
    // The older version is of the SDK docs alone.
    const older = pages.flatMap((path) => /^\/(?:en\/)?v2\/([^/]+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(older)].toSorted()).toEqual(['changes', 'sdk', 'sdk-api', 'tap-download']);
    // A part of the site has its sidebar, and some pages have none.
    const without = ['/sdk/sdk-page/', '/sdk/tap-support/roles-final/', '/sdk/text-moderation/'];
    const strays = pages.flatMap((path) => {
      const [, part = ''] = /^\/(?:en\/)?(?:v2\/)?(community|design|sdk|store)\//.exec(path) ?? [];
      if (part === '') return [];
      const { sidebar } = JSON.parse(readFileSync(join(inject('dist'), path), 'utf8'));
      const expected = without.some((beginning) => path.replace('/en/', '/').startsWith(beginning)) ? null : part;
      return (sidebar?.name ?? null) === expected ? [] : [`${path} has ${sidebar?.name}`];
    });
    expect(strays).toEqual([]);
  });

  it('a page is served with a slash at its end, and moved there without one; pages of text moderation have their own way around', async () => {
    await using context = await shareContext();
    const moved = await context.request.get('en/sdk/leaderboard/guide', { maxRedirects: 0 });
    expect([moved.status(), new URL(moved.headers().location ?? '', inject('siteUrl')).pathname]).toEqual([
      301,
      '/en/sdk/leaderboard/guide/',
    ]);
    const answers = await Promise.all(
      ['best-practice', 'features', 'guide'].map((name) => context.request.get(`sdk/text-moderation/${name}/`)),
    );
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  });
});
