import { defineDrawing } from './drawing.ts';
import { compared, drawn, note, type Part, rect, row, screen, stack, switchRow, upright, verdict, words } from './kit/index.ts';

export const personalAds = defineDrawing({
  name: 'ad-personal-switch',
  words: {
    'zh-Hans': {
      alt: '游戏设置的隐私页：“个性化广告”开关，下面一句说明：关闭后广告数量不变，只是与兴趣的相关性较低。',
      caption: '放在设置 › 隐私里，最多两步到达，关闭时不要反复劝阻。',
      settings: '设置',
      privacy: '隐私',
      ads: '个性化广告',
      why: '关闭后广告数量不变，只是与兴趣的相关性较低',
    },
    en: {
      alt: "The privacy page in a game's settings, with the switch Personalized ads and one sentence: if you turn it off, you see as many ads, but they are less relevant.",
      caption: "Put the switch under Settings › Privacy, at most two taps away, and don't try to talk players out of it.",
      settings: 'Settings',
      privacy: 'Privacy',
      ads: 'Personalized ads',
      why: 'Off: as many ads, less relevant to you',
    },
  },
  draw: (w) => screen([w.settings, w.privacy], stack(16, switchRow(w.ads, true, true), note(w.why, { lines: 3 })), { rail: false }),
});

export const shake = defineDrawing({
  name: 'ad-shake-nearest',
  words: {
    'zh-Hans': {
      alt: '手机上有三条信息流广告：完整显示、离屏幕中心最近的一条响应摇动；也完整显示但离得远的不响应；只露出一半的不响应。',
      caption: '只有完整显示、离中心最近的一条响应。',
      near: '离中心最近：响应',
      far: '完整但较远：不响应',
      half: '只露一半：不响应',
      ad: '广告',
    },
    en: {
      alt: "A phone with three feed ads: the fully visible ad nearest to the center responds to a shake. A fully visible ad farther away and a half-visible ad don't.",
      caption: 'Only the fully visible ad nearest to the center responds.',
      near: 'Nearest: answers',
      far: 'Full, but further: no',
      half: 'Half visible: no',
      ad: 'Ad',
    },
  },
  draw: (w) => {
    const slot = (height: number, on: boolean): Part =>
      drawn(
        height,
        (x, y, width) =>
          rect(x, y, width, height, on ? { fill: 'tint', stroke: 'action', thick: 2 } : { fill: 'bar' }) +
          words(x + width / 2, y + height / 2 + 9, w.ad, { size: 24, weight: 500, anchor: 'middle' }),
      );
    return row(28, [
      { width: 280, part: upright(stack(14, slot(90, false), slot(120, true), slot(64, false)), 380) },
      stack(50, verdict(false, w.far, 2), verdict(true, w.near, 2), verdict(false, w.half, 2)),
    ]);
  },
});

export const orientation = defineDrawing({
  name: 'ad-orientation',
  words: {
    'zh-Hans': {
      alt: '插屏广告的方向：竖屏游戏用竖屏广告位，横屏游戏用横屏广告位；竖屏游戏用了横屏广告位是错的。',
      caption: '广告位的方向要与游戏展示时的方向相同，两个方向各建一个。',
      right: '方向一致',
      wrong: '方向不一致',
      ad: '广告',
    },
    en: {
      alt: 'The orientation of interstitials: a portrait game uses a portrait slot and a landscape game uses a landscape slot. A landscape slot in a portrait game is wrong.',
      caption: 'The slot must have the same orientation as the game. Create one slot per orientation.',
      right: 'Same',
      wrong: 'Different',
      ad: 'Ad',
    },
  },
  draw: (w) => {
    const device = (wide: boolean, adWide: boolean): Part =>
      drawn(230, (x, y, width) => {
        const [dw, dh] = wide ? [214, 130] : [130, 214];
        const [left, top] = [x + (width - dw) / 2, y + (230 - dh) / 2];
        const [aw, ah] = adWide ? [wide ? 190 : 110, wide ? 106 : 62] : [106, 190];
        return (
          rect(left, top, dw, dh, { fill: 'panel', stroke: 'strong', radius: 20, thick: 2 }) +
          rect(left + (dw - aw) / 2, top + (dh - ah) / 2, aw, ah, { fill: 'tint', stroke: wide === adWide ? 'action' : 'bad', thick: 2 }) +
          words(x + width / 2, y + 124, w.ad, { size: 24, weight: 500, anchor: 'middle' })
        );
      });
    const about = (good: boolean): Part => verdict(good, good ? w.right : w.wrong, 1, 'middle');
    return compared(10, 14, [device(false, false), about(true)], [device(true, true), about(true)], [device(false, true), about(false)]);
  },
});
