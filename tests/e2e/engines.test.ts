import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { expect, inject, it } from 'vitest';
import { bundleOfflineScript } from '../../engine/src/pack/offline/bundle-script.ts';
import { openContext, openPage } from '../support/browser.ts';
import { isKnownGlobal, lackedByAnEngine, lackedInStyle, memberNames, selectorNames } from '../support/declared-engines.ts';
import { SEARCH_FIELD } from '../support/search-overlay.ts';

/** Files of the engine, and sheets of the site. */
const assets = (ending: string): { name: string; text: string }[] =>
  ['-', 'styles'].flatMap((folder) =>
    readdirSync(join(inject('dist'), folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ name: name.replace(/-[\w-]{8}(?=\.)/, ''), text: readFileSync(join(inject('dist'), folder, name), 'utf8') })),
  );

/** Names that objects of the site and of the libraries have too: React's `use` and `Children.toArray`, … */
const NAMES_OF_OTHERS = new Set([
  ...['captureStackTrace', 'configure', 'error', 'escape', 'forget', 'format', 'load', 'maximize', 'retry', 'show', 'subscribe'],
  ...['toArray', 'unsubscribe', 'use'],
]);
/** What the code looks for before it calls it, or has in its hands only where it is there. */
const LOOKED_FOR = new Set([
  ...['createHTML', 'createPolicy', 'createScriptURL', 'getState', 'updateCurrentEntry', 'moveBefore', 'randomUUID', 'showModal'],
  ...['ClipboardItem', 'CSS.highlights', 'Error.captureStackTrace', 'Highlight'],
]);
/** Iterators have such methods of their own only since 2024. */
const ITERATORS = new Set(['keys', 'values', 'entries', 'matchAll']);

const field = (node: unknown, name: string): unknown => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined);

/** What a script uses that is not in each declared engine: methods that it calls without asking (`?.`), globals and their members. */
function newThings(script: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const type = field(node, 'type');
    const callee = field(node, 'callee');
    if (type === 'CallExpression' && field(node, 'optional') === false && field(callee, 'computed') === false) {
      const method = String(field(field(callee, 'property'), 'name'));
      if (lackedByAnEngine.methods.has(method) && !NAMES_OF_OTHERS.has(method)) found.add(method);
      const maker = field(field(callee, 'object'), 'callee');
      const isIterator =
        ITERATORS.has(String(field(field(maker, 'property'), 'name'))) && field(field(maker, 'object'), 'name') !== 'Object';
      if (isIterator && method !== 'next') found.add(`${method}() of an iterator`);
    }
    const constructed = type === 'NewExpression' && field(callee, 'name');
    if (isKnownGlobal(constructed) && lackedByAnEngine.globals.has(String(constructed))) found.add(String(constructed));
    const holder = type === 'MemberExpression' && field(node, 'computed') === false && field(field(node, 'object'), 'name');
    const member = isKnownGlobal(holder) && `${holder}.${field(field(node, 'property'), 'name')}`;
    if (member && lackedByAnEngine.statics.has(member)) found.add(member);
    // Safari runs no script with one before 16.4. The bundler makes calls of expressions that a declared engine does not know: they throw.
    const texts = [field(field(node, 'regex'), 'pattern'), field(node, 'value'), field(field(node, 'value'), 'raw')];
    if (texts.some((text) => typeof text === 'string' && /\(\?<[=!]/.test(text))) found.add('lookbehind');
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
  };
  visit(parse(script, { ecmaVersion: 2021, sourceType: 'module' }));
  return [...found].filter((thing) => !LOOKED_FOR.has(thing));
}

it('scripts, Preact and that of offline pages among them, have the syntax of 2021 and use nothing that a declared engine does not have', async () => {
  expect(newThings('a.toSorted(); b.findLast(c); new Map().keys().filter(d); AbortSignal.timeout(1); /(?<=e)f/; x.ariaNotify();')).toEqual([
    ...['toSorted', 'findLast', 'filter() of an iterator', 'AbortSignal.timeout', 'lookbehind', 'ariaNotify'],
  ]);
  expect(newThings('RegExp(`(?<=a)b`, `g`)')).toEqual(['lookbehind']);
  const scripts = [...assets('.js'), { name: 'offline.js', text: await bundleOfflineScript() }];
  expect(scripts.map(({ name }) => name)).toContain('preact.js');
  expect(scripts.flatMap(({ name, text }) => newThings(text).map((thing) => `${name}: ${thing}`))).toEqual([]);
});

it('style sheets ask for widths in the words of all declared engines', () => {
  const queries = assets('.css').flatMap(({ text }) => [...text.matchAll(/@media([^{]+)\{/g)].map((match) => match[1]?.trim() ?? ''));
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.filter((query) => /\bnot\b|\bor\b|[<>]/.test(query))).toEqual([]);
});

/** What looks less good in the oldest engines, and loses nothing. */
const DECORATION = new Set([
  ...['accent-color', 'color-scheme', 'forced-color-adjust', 'rotate', 'scale', 'translate'],
  ...['content-visibility', 'overscroll-behavior', 'scroll-behavior', 'scrollbar-color', 'scrollbar-gutter', 'scrollbar-width'],
  ...['orphans', 'text-autospace', 'text-size-adjust', 'text-spacing-trim', 'text-wrap', 'widows'],
  // What a filter looks for is marked in what it has found.
  '::highlight',
  // The cross that empties a field is another one, or there is none.
  '::-webkit-search-cancel-button',
  // Tints of marked lines beside their bars, tables that scroll instead of being stacked, rings of the browser's own.
  ...['color-mix()', ':has', ':focus-visible', '::backdrop', '(forced-colors)', 'appearance: auto'],
  // The value of a stacked cell begins in the line of its label, not beside it.
  'float: inline-start',
  // Long words break as well; what moves or overlaps is not cut.
  ...['overflow: clip', 'overflow-x: clip', 'overflow-wrap: anywhere'],
  // A click marks a name; elsewhere, a double click or a drag does.
  'user-select: all',
  // Of printed pages.
  ...['@page', '::details-content', 'break-after: avoid', 'break-before: avoid', 'print-color-adjust'],
  // The same as `flex-start` where the data know of flex boxes alone.
  ...['align-self: start', 'align-content: start', 'justify-content: start'],
]);

it('style sheets have only what all declared engines know, but for decoration', () => {
  expect(lackedInStyle('a:has(b){block-size:1dvh;color:oklch(0 0 0)}@starting-style{a{field-sizing:content}}')).toEqual([
    ...[':has', '@starting-style', 'dvh', 'field-sizing', 'oklch()'],
  ]);
  const sheets = assets('.css');
  expect(sheets.length).toBeGreaterThan(5);
  const lacking = sheets.flatMap(({ name, text }) =>
    lackedInStyle(text).flatMap((thing) =>
      [thing, thing.replace(/:.*/, '')].some((each) => DECORATION.has(each)) ? [] : [`${name}: ${thing}`],
    ),
  );
  expect(lacking).toEqual([]);
});

it('with nothing but what all declared engines have, a page can be read, searched and left', async () => {
  await using context = await openContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((gone) => {
    for (const [holder, member] of gone) {
      const owner: unknown = holder === 'Window' ? window : Reflect.get(window, holder)?.prototype;
      if (typeof owner === 'object' && owner !== null) Reflect.deleteProperty(owner, member);
    }
  }, memberNames());
  await context.addInitScript((unknown) => {
    const { supports } = CSS;
    CSS.supports = (condition: string) => supports(condition) && !unknown.some((name) => condition.includes(`:${name})`));
    for (const method of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      for (const { prototype } of [Element, Document]) {
        const ask: unknown = Reflect.get(prototype, method);
        if (typeof ask !== 'function') continue;
        Reflect.set(prototype, method, function (this: unknown, selector: string) {
          if (selector.match(/:[a-z-]+/g)?.some((name) => unknown.includes(name.slice(1)))) throw new SyntaxError(selector);
          return ask.call(this, selector);
        });
      }
    }
  }, selectorNames());
  // All that the app has starts in them, also what it fetches last.
  const page = await openPage(context, 'sdk/leaderboard/guide/');
  expect(await page.evaluate(() => ['showModal' in document.createElement('dialog'), 'navigation' in window, 'toSorted' in []])).toEqual([
    ...[false, false, false],
  ]);
  await page.locator('.search-button').click();
  // Nothing lies over it, such as the navbar.
  await page.locator('.search-close').click({ trial: true });
  await page.locator(SEARCH_FIELD).fill('排行榜');
  await page.locator('.hit').first().waitFor();
  // Over the whole page, but for the bar that scrolls it.
  expect(await page.locator('.search').boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
  await page.keyboard.press('Escape');
  await page.locator('.search').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.locator('.drawer a[href="/sdk/leaderboard/faq/"]').click();
  await page.getByRole('heading', { level: 1, name: '排行榜常见问题' }).waitFor();
});
