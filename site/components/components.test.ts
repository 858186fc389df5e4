import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { compile } from '../../engine/src/markdown/compile.ts';
import type { Component } from '../../engine/src/markdown/components/component-tag.ts';
import { htmlOf, readable, TEST_CONTEXT, TEST_FILE, told } from '../../engine/src/markdown/testing/test-context.ts';
import { constants } from '../data/constants.ts';
import { variantConstants } from '../data/variants.ts';
import * as components from './index.ts';

/** Each folder is one component: what an author writes, and the HTML that comes of it. */
const FIXTURES = join(import.meta.dirname, 'fixtures');
const own: ReadonlyMap<string, Component> = new Map(Object.entries(components));

function contextOf(brand: string, region = 'cn') {
  return { ...TEST_CONTEXT, constants: { ...constants, ...variantConstants({ brand, region }) } };
}

const context = contextOf('developer-services');

const names = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(names)('%s', async (name) => {
  const source = readFileSync(join(FIXTURES, name, 'input.mdx'), 'utf8');
  const page = await compile(source, TEST_FILE, context, undefined, own);
  expect(page.diagnostics).toEqual([]);
  await expect(readable(htmlOf(page))).toMatchFileSnapshot(join(FIXTURES, name, 'expected.html'));
});

describe('what depends on the brand and region', () => {
  const source =
    'Run <Command suffix="up" /> at <Path to="A" />. <Conditional brand="leancloud" region="global">Both.</Conditional>{HAS_SUB_DOMAIN && <b>domain</b>}';

  it.each([
    [
      'developer-services',
      'cn',
      '<code class="whole">tds up</code> at <strong class="c-blue">开发者中心 › 你的游戏 › 游戏服务 › A</strong>. <b>domain</b>',
    ],
    ['cloud-backend', 'cn', '<code class="whole">lean up</code> at <strong class="c-blue">控制台 › 你的应用 › A</strong>. '],
    [
      'cloud-backend',
      'global',
      '<code class="whole">lean up</code> at <strong class="c-blue">控制台 › 你的应用 › A</strong>. Both.<b>domain</b>',
    ],
  ])('%s, %s', async (brand, region, expected) => {
    const page = await compile(source, TEST_FILE, contextOf(brand, region), undefined, own);
    expect(htmlOf(page)).toContain(expected.trimEnd());
    expect(htmlOf(page).includes('Both.')).toBe(expected.includes('Both.'));
  });
});

it('MultiLang tells a kind that does not exist, and children that are too few', async () => {
  expect(
    await told('<MultiLang kind="ue">\n\n```cs\na\n```\n\n</MultiLang>\n\n<MultiLang kind="eu"></MultiLang>', context, TEST_FILE, own),
  ).toMatchInlineSnapshot(`
    "1:1 error: MultiLang of kind "ue" needs 4 children (Unity, Android, iOS, Unreal) and has 1. Give each, in this order, one code block or one fragment <>…</>; an empty fragment for a platform without content.
    9:12 error: MultiLang has no kind "eu". Did you mean "ue"?"
  `);
});

it('an unknown drawing tells the one that is meant, or where they are', async () => {
  expect(
    await told(
      '<Drawing name="player-chat-grup" />\n\n<Drawing name="nothing-like-it" />\n\n<Figure drawing="design-login-tap-rigt" />\n',
      context,
      TEST_FILE,
      own,
    ),
  ).toMatchInlineSnapshot(`
    "1:10 error: There is no drawing "player-chat-grup" in zh-Hans. Did you mean "player-chat-group"?
    3:10 error: There is no drawing "nothing-like-it" in zh-Hans. site/drawings has all of them.
    5:9 error: There is no drawing "design-login-tap-rigt" in zh-Hans. Did you mean "design-login-tap-right"?"
  `);
});

it('tabs count what a condition shows', async () => {
  const source =
    '<MultiLang kind="adn">\n\n<Conditional brand="tds"><>\n\na\n\n</></Conditional>\n\n<Conditional brand="leancloud"><>\n\nb\n\n</></Conditional>\n\n<>\n\nc\n\n</>\n\n</MultiLang>';
  const page = await compile(source, TEST_FILE, context, undefined, own);
  expect(page.diagnostics).toEqual([]);
  expect(htmlOf(page)).not.toContain('<p>b</p>');
});
