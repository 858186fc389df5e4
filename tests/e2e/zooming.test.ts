import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openContext, openPage, shareContext } from '../support/browser.ts';
import { afterDoubleClick, type Box, boxOf, contentSize, wordsOf } from '../support/figures.ts';

const GUIDE = 'sdk/taptap-login/guide/start/';

describe('pictures and diagrams', () => {
  it('are zoomed with two fingers where they are large and moved with one; the page keeps its own scale, also when they are closed', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'community/');
    await page.locator('#\\~content .diagram[data-enlarges]').first().tap();
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('.enlarged-room > svg');
    await picture.waitFor();
    const opened = await picture.boundingBox();
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [x: number, y: number])[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const fingers = (distance: number) => [-1, 1].map((side) => [195 + side * distance, 420] as const);
    await touch('touchStart', ...fingers(40));
    for (let distance = 50; distance <= 140; distance += 10) await touch('touchMove', ...fingers(distance));
    await touch('touchEnd');
    const large = await picture.boundingBox();
    expect((large?.width ?? 0) / (opened?.width ?? 1)).toBeGreaterThan(2);
    await touch('touchStart', [195, 420]);
    for (let x = 185; x >= 115; x -= 10) await touch('touchMove', [x, 420]);
    await touch('touchEnd');
    expect((large?.x ?? 0) - ((await picture.boundingBox())?.x ?? 0)).toBeGreaterThan(60);
    expect(await dialog.count()).toBe(1);
    const scale = (): Promise<number | undefined> => page.evaluate(() => window.visualViewport?.scale);
    expect(await scale()).toBe(1);
    await dialog.getByRole('button', { name: '关闭大图' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await scale()).toBe(1);
  });

  it.each([
    { what: 'a diagram', path: 'en/sdk/storage/guide/security/', title: 'What a request goes through', isWhole: true },
    {
      what: 'a diagram that a phone shows whole on the page',
      path: 'en/sdk/storage/guide/security/',
      title: 'What a request goes through',
      isWhole: true,
      width: 390,
    },
    { what: 'a small diagram', path: 'sdk/tds-gift/guide/', title: '选择兑换接口', isWhole: true },
    { what: 'a tall diagram', path: 'en/sdk/update/features/', title: 'How it works', isWhole: true },
    { what: 'a drawing', path: 'sdk/start/quickstart/', of: '.drawing img', title: '开启登录，配置签名', isWhole: true },
    {
      what: 'a drawing on a phone',
      path: 'sdk/start/quickstart/',
      of: '.drawing img',
      title: '开启登录，配置签名',
      isWhole: true,
      width: 390,
    },
    { what: 'a tall diagram on a phone', path: 'en/sdk/update/features/', title: 'How it works', isWhole: false, width: 390 },
    { what: 'a drawing on a phone on its side', path: 'sdk/start/quickstart/', of: '.drawing img', title: '', isWhole: true, width: 740 },
  ])(
    'open whole with words of 28 px at most, below the heading of the section, and from their start on phones where these would be too small: $what',
    async ({ path, of = '.diagram > svg', title, isWhole, width = 1440 }) => {
      const isPhone = width < 1440;
      const viewport = { width, height: width === 390 ? 844 : width === 740 ? 280 : 900 };
      await using context = await openContext({ hasTouch: isPhone, isMobile: isPhone, viewport });
      const page = await openPage(context, path);
      const onPage = page.locator(`#\\~content ${of}`).filter({ visible: true }).first();
      await (isPhone ? onPage.tap() : onPage.click());
      const dialog = page.getByRole('dialog');
      const opened = dialog.locator('.enlarged-room > :is(img, svg)');
      const picture = await boxOf(opened);
      const room = await boxOf(dialog.locator('.enlarged-room'));
      const space = await contentSize(dialog.locator('.enlarged-room'));
      const words = await wordsOf(opened);
      const right = (box: Box): number => box.x + box.width;
      const bottom = (box: Box): number => box.y + box.height;
      const [across, down] = [space.width - picture.width, space.height - picture.height];
      expect(words).toBeGreaterThan(10.9);
      expect(words).toBeLessThan(isWhole ? 28.1 : 40.1);
      if (isWhole) {
        // Browsers round the last digits of sizes.
        expect(Math.min(across, down)).toBeGreaterThan(-0.1);
        // There is no room for more, or its words are large.
        if (words < 27.9) expect(Math.min(across, down)).toBeLessThan(0.1);
      } else {
        // It is moved in one direction alone.
        expect(Math.max(across, down)).toBeGreaterThan(-0.1);
        const start = of
          ? { ...picture, width: 0, height: 0 }
          : await boxOf(dialog.locator('.enlarged-room :is(.dg-node, .dg-actor)').first());
        expect(start.x).toBeGreaterThan(room.x - 0.1);
        expect(start.y).toBeGreaterThanOrEqual(room.y);
        expect(right(start)).toBeLessThanOrEqual(right(room));
        expect(bottom(start)).toBeLessThanOrEqual(bottom(room));
      }
      // 100 % is whole, always.
      const times = isWhole ? 1 : Math.max(picture.width / space.width, picture.height / space.height);
      expect(await dialog.getByRole('status').innerText()).toBe(`${Math.round(100 * times)}%`);
      const smaller = dialog.getByRole('button', { name: path.startsWith('en/') ? 'Zoom out' : '缩小' });
      expect(await smaller.getAttribute('aria-disabled')).toBe(String(isWhole));
      if (title) expect(await dialog.locator('.enlarged-title').innerText()).toBe(title);
      // The bars lie beside it, not on it.
      for (const bar of ['.enlarged-tools', '.enlarged-close', '.enlarged-words']) {
        const { x, y, width: wide, height } = await boxOf(dialog.locator(bar));
        expect(x >= room.x + room.width || y >= room.y + room.height || y + height <= room.y || x + wide <= room.x).toBe(true);
        expect(await dialog.locator(bar).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
      }
    },
  );

  it.each([
    { of: 'a diagram', path: 'en/sdk/update/features/', picture: '.diagram > svg', width: 390 },
    { of: 'a drawing', path: `en/${GUIDE}`, picture: '.drawing img', width: 1440 },
  ])('fade at the edges where there is more, until these are reached: $of at $width px', async ({ path, picture, width }) => {
    await using context = await openContext({ viewport: { width, height: 844 } });
    const page = await openPage(context, path);
    await page.locator(`#\\~content ${picture}`).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    const room = dialog.locator('.enlarged-room');
    await room.waitFor();
    /** The edges that fade, and those beyond which there is more. */
    const edges = async () => {
      const { x, y, width: across, height: down } = await boxOf(room.locator('> :is(svg, img)'));
      const seen = await boxOf(room);
      const sizes = await room.evaluate((element) => getComputedStyle(element, '::after').backgroundSize.split(', '));
      const beyond = [seen.x - x, x + across - seen.x - seen.width, seen.y - y, y + down - seen.y - seen.height];
      return { fade: sizes.map((size) => !/(?:^| )0(?:px)?(?: |$)/.test(size)), more: beyond.map((more) => more > 1) };
    };
    const press = async (key: string, times: number): Promise<void> => {
      for (let time = 1; time <= times; time++) await page.keyboard.press(key);
    };
    /** Moves the picture with the mouse as far as it goes. */
    const drag = async (from: readonly [x: number, y: number], to: readonly [x: number, y: number]): Promise<void> => {
      for (let time = 1; time <= 6; time++) {
        await page.mouse.move(...from);
        await page.mouse.down();
        await page.mouse.move(...to);
        await page.mouse.up();
      }
    };
    const seen = new Set<string>();
    for (const [what, move] of [
      ['whole', () => press('0', 1)],
      ['large', () => press('+', 6)],
      ['further down', () => press('ArrowDown', 5)],
      ['at the bottom', () => drag([width / 2, 650], [width / 2, 150])],
      ['at the right', () => drag([width - 30, 400], [30, 400])],
      ['whole again', () => press('0', 1)],
    ] as const) {
      await move();
      const { more } = await edges();
      await expect.poll(async () => (await edges()).fade, { message: what }).toEqual(more);
      seen.add(JSON.stringify(more));
    }
    // They were not always the same ones, and the whole has none.
    expect(seen.size).toBeGreaterThan(3);
    expect((await edges()).fade).toEqual([false, false, false, false]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await room.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
  });

  it('are seen closer where they are clicked or tapped, on phones with words of 22 px at most, and whole again, and close on a click beside them', async () => {
    for (const isPhone of [false, true]) {
      const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
      await using context = await openContext({ hasTouch: isPhone, isMobile: isPhone, viewport });
      const page = await openPage(context, GUIDE);
      const press = (x: number, y: number): Promise<void> => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      const offered = page.locator('#\\~content .drawing a:visible').first();
      const onPage = await boxOf(offered.locator('img:visible'));
      await offered.click();
      const dialog = page.getByRole('dialog');
      const picture = dialog.locator('.enlarged-room > img');
      const whole = await boxOf(picture);
      // Readers see at least what the page shows.
      expect(whole.width / onPage.width).toBeGreaterThan(isPhone ? 0.99 : 1.25);
      const words = await wordsOf(picture);
      const room = await boxOf(dialog.locator('.enlarged-room'));
      const [x, y] = [whole.x + whole.width * 0.55, whole.y + whole.height / 2];
      await afterDoubleClick(page);
      // On phones, the picture has the room of it.
      expect(await page.getByText('点按切换全图与放大，拖动查看').isVisible()).toBe(false);
      expect(await page.getByText('点击或按 + − 缩放').isVisible()).toBe(!isPhone);
      await press(x, y);
      // A tap is made a click after it has been told.
      await expect.poll(async () => (await boxOf(picture)).width).not.toBe(whole.width);
      const large = await boxOf(picture);
      expect(large.width / whole.width).toBeCloseTo(Math.min(2, isPhone ? 22 / words : (4 * onPage.width) / whole.width), 2);
      expect(large.width / whole.width).toBeGreaterThan(1.3);
      // What was clicked is still there where there is no room for all of it.
      if (large.width > room.width) expect((x - large.x) / large.width).toBeCloseTo((x - whole.x) / whole.width, 2);
      // What is said about it can be read meanwhile.
      const caption = dialog.locator('.enlarged-caption');
      expect(await caption.isVisible()).toBe(true);
      expect(await caption.evaluate((own) => Number.parseFloat(getComputedStyle(own).fontSize))).toBeGreaterThanOrEqual(15);
      await afterDoubleClick(page);
      await press(x, y);
      await expect.poll(() => boxOf(picture)).toEqual(whole);
      // The buttons are where the thumb is.
      if (isPhone) expect((await boxOf(dialog.getByRole('button', { name: '放大' }))).y).toBeGreaterThan(0.85 * viewport.height);
      await afterDoubleClick(page);
      await press(room.x + room.width / 2, room.y + 8);
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it('say by the cursor that they open, are zoomed and moved; a double click zooms once', async () => {
    await using context = await shareContext({ viewport: { width: 1280, height: 720 } });
    const page = await openPage(context, 'en/sdk/friends/guide/');
    const cursorOf = (locator: Locator): Promise<string> => locator.evaluate((element) => getComputedStyle(element).cursor);
    const onPage = page.locator('#\\~content .drawing img:visible').first();
    await expect.poll(() => cursorOf(onPage)).toBe('zoom-in');
    expect(await cursorOf(page.locator('#\\~content .diagram').first())).toBe('zoom-in');
    await onPage.click();
    const room = page.getByRole('dialog').locator('.enlarged-room');
    const picture = room.locator('img');
    const opened = await boxOf(picture);
    expect(await cursorOf(room)).toBe('zoom-in');
    await afterDoubleClick(page);
    await page.mouse.dblclick(720, 400);
    const closer = await boxOf(picture);
    expect(closer.width / opened.width).toBeGreaterThan(1.3);
    await page.keyboard.press('0');
    await page.keyboard.press('+');
    // There is room for it.
    expect(await cursorOf(room)).toBe('zoom-out');
    for (let time = 1; time <= 3; time++) await page.keyboard.press('+');
    const larger = await boxOf(picture);
    expect(await cursorOf(room)).toBe('grab');
    await page.mouse.down();
    await page.mouse.move(650, 400, { steps: 3 });
    expect(await cursorOf(room)).toBe('grabbing');
    await page.mouse.up();
    // Which is no click.
    expect((await boxOf(picture)).width).toBe(larger.width);
    expect(await cursorOf(room)).toBe('grab');
  });

  it('are zoomed and moved with the wheel, the mouse, buttons and keys, keep their middle, and never leave their place', async () => {
    await using context = await shareContext({ viewport: { width: 800, height: 600 } });
    const page = await openPage(context, `en/${GUIDE}`);
    const link = page.locator('#\\~content .drawing a:visible').first();
    const onPage = await boxOf(link.locator('img'));
    await link.click();
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('.enlarged-room > img');
    const box = (): Promise<Box> => boxOf(picture);
    const whole = await box();
    const room = await boxOf(dialog.locator('.enlarged-room'));
    const button = (name: string): Locator => dialog.getByRole('button', { name, exact: true });
    const shown = (): Promise<string> => dialog.getByRole('status').innerText();
    /** How many times as large as where it is whole, as it is told. */
    const told = (times: number): string => `${Math.round(100 * times)}%`;
    /** Which part of the picture is in the middle of its room. */
    const middle = ({ x, y, width, height }: Box): number[] => [
      (room.x + room.width / 2 - x) / width,
      (room.y + room.height / 2 - y) / height,
    ];
    expect(await shown()).toBe(told(1));
    await button('Zoom in').click();
    expect((await box()).width / whole.width).toBeCloseTo(1.25, 3);
    expect(await shown()).toBe(told(1.25));
    await page.keyboard.press('+');
    expect((await box()).width / whole.width).toBeCloseTo(1.25 ** 2, 3);
    const before = await box();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect((await box()).x).toBeCloseTo(before.x - 60, 0);
    const [across = 0, down = 0] = middle(await box());
    for (const zoom of [() => button('Zoom in').click(), () => button('Zoom out').click(), () => page.keyboard.press('+')]) {
      await zoom();
      const [x, y] = middle(await box());
      expect(x).toBeCloseTo(across, 3);
      expect(y).toBeCloseTo(down, 3);
    }
    await page.keyboard.press('-');
    for (let time = 1; time <= 2; time++) {
      await page.mouse.move(100, 200);
      await page.mouse.down();
      await page.mouse.move(700, 450, { steps: 4 });
      await page.mouse.up();
    }
    const corner = await box();
    expect([corner.x, corner.y]).toEqual([room.x + 24, room.y + 16]);
    // The wheel makes it larger by as much as it is turned, where the pointer is.
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, -50);
    await expect.poll(async () => (await box()).width / corner.width).toBeCloseTo(1.25 ** 0.5, 3);
    const turned = await box();
    expect((400 - turned.x) / turned.width).toBeCloseTo((400 - corner.x) / corner.width, 3);
    await page.keyboard.press('0');
    expect(await box()).toEqual(whole);
    expect(await button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    await button('Zoom out').click({ force: true });
    expect(await box()).toEqual(whole);
    for (let time = 1; time <= 9; time++) await page.keyboard.press('+');
    expect((await box()).width / onPage.width).toBeCloseTo(4, 3);
    expect(await shown()).toBe(told((await box()).width / whole.width));
    expect(await button('Zoom in').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('0');
    expect(await box()).toEqual(whole);
    expect(await shown()).toBe(told(1));
  });

  it('of sequences keep the heads of their participants in sight, below the bar, while the messages are moved past', async () => {
    await using context = await shareContext();
    const page = await openPage(context, 'en/sdk/im/best-practice/hook-text-moderation/');
    await page.locator('#\\~content .diagram > svg:visible').first().click();
    const room = page.getByRole('dialog').locator('.enlarged-room');
    const head = room.locator('rect.dg-actor').first();
    const message = room.locator('.dg-edge').first();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const before = await boxOf(head);
    const passed = await boxOf(message);
    for (let time = 1; time <= 3; time++) await page.keyboard.press('ArrowDown');
    expect((await boxOf(message)).y).toBeCloseTo(passed.y - 180, 0);
    expect((await boxOf(head)).y).toBeCloseTo(before.y, 0);
    const { x, y, width } = before;
    // The message passes below the ground of the heads, and their names stay with them.
    expect(await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.localName, [x + width + 20, y + 10])).toBe(
      'rect',
    );
    expect(await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.textContent, [x + width / 2, y + 20])).toBe(
      'Sender',
    );
    await page.keyboard.press('0');
    expect(await room.locator('[data-kept]').count()).toBe(0);
  });

  it('of sequences have no larger heads than these need once they are kept, above their lines', async () => {
    await using context = await openContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await openPage(context, 'sdk/taptap-login/features/');
    const diagram = page.locator('#\\~content .diagram:has(rect.dg-actor) > svg').filter({ visible: true }).first();
    const onPage = await boxOf(diagram.locator('rect.dg-actor').first());
    await diagram.tap();
    const room = page.getByRole('dialog').locator('.enlarged-room');
    const [head, name] = [room.locator('rect.dg-actor').first(), room.locator('rect.dg-actor + text').first()];
    const line = room.locator('.dg-lifeline').first();
    const middle = ({ x, width }: Box): number => x + width / 2;
    const times = async (): Promise<number> => (await boxOf(head)).width / onPage.width;
    await head.waitFor();
    for (let time = 1; time <= 4; time++) await page.keyboard.press('+');
    for (let time = 1; time <= 20; time++) await page.keyboard.press('ArrowUp');
    const large = await times();
    expect(large).toBeGreaterThan(2);
    for (const [moves, size] of [
      [1, large],
      [9, 1.25],
    ] as const) {
      const before = await boxOf(head);
      for (let time = 1; time <= moves; time++) await page.keyboard.press('ArrowDown');
      expect(await times()).toBeLessThan(large);
      expect(await times()).toBeGreaterThan(size === large ? 1.25 : 1.24);
      if (size === 1.25) expect(await times()).toBeCloseTo(size, 2);
      expect((await boxOf(head)).y).toBeCloseTo(before.y, 0);
      // Letters stand on whole pixels of their own.
      for (const part of [name, line]) expect(Math.abs(middle(await boxOf(part)) - middle(await boxOf(head)))).toBeLessThan(1);
    }
  });
});
