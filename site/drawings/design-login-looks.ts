import { defineDrawing, PAIRED } from './drawing.ts';
import { circle, clipped, drawn, layers, line, type Part, rect, shape, specimens, turned } from './kit/index.ts';
import { capsule, flag, flags, type SymbolLook, symbolButton } from './login-specimens.ts';

const size = PAIRED;

export const colourRight = defineDrawing({
  name: 'design-login-colour-right',
  size,
  words: {
    'zh-Hans': {
      alt: '四个胶囊按钮：青底白标、白底青标、深底反白、略深的青底白标。',
      caption: '标识和文字只用白色或青色；青色可以有小幅偏移。',
      teal: '青底白标',
      white: '白底青标',
      dark: '深底反白',
      shifted: '小幅偏移的青',
    },
    en: {
      alt: 'Four capsules: white logo on teal, teal logo on white, white logo on a dark background, white logo on a slightly darker teal.',
      caption: 'Logo and text in white or teal only. The teal may be shifted slightly.',
      teal: 'White on teal',
      white: 'Teal on white',
      dark: 'White on dark',
      shifted: 'Shifted teal',
    },
  },
  draw: (w) =>
    specimens(
      2,
      [capsule(92), w.teal],
      [capsule(92, { fill: 'on-brand', mark: 'brand', stroke: 'brand' }), w.white],
      [capsule(92, { fill: 'night', stroke: 'strong' }), w.dark],
      [capsule(92, { fill: 'shifted' }), w.shifted],
    ),
});

/** What a mark must not be: of several colours that run into each other, and blurred. */
const EFFECTS =
  '<linearGradient id="run"><stop offset="0.2" stop-color="$violet"/><stop offset="0.5" stop-color="$pink"/></linearGradient>' +
  '<filter id="blur" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>';

export const colourWrong = defineDrawing({
  name: 'design-login-colour-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '四个错误的胶囊按钮：橙色标识、渐变标识、模糊的标识、浅底上看不清的白标。',
      caption: '换成别的颜色，渐变，模糊，与底色对比不足。',
      other: '换色',
      run: '渐变',
      blur: '模糊',
      faint: '对比不足',
    },
    en: {
      alt: "Four wrong capsules: an orange logo, a logo with a gradient, a blurred logo, a white logo that's hard to see on a light background.",
      caption: 'Other color, gradient, blur, not enough contrast to the background.',
      other: 'Other color',
      run: 'Gradient',
      blur: 'Blur',
      faint: 'Not enough contrast',
    },
  },
  draw: (w) => {
    const ground = (fill: 'on-brand' | 'brand'): Part =>
      capsule(92, { fill, mark: fill, ...(fill === 'brand' ? {} : { stroke: 'brand' }) });
    const marks = (make: (drawn: string) => string): Part =>
      drawn(92, (x, y, width) => {
        const unit = 92 / 56;
        const [cx, cy] = [x + width / 2, y + 46];
        return make(
          flags(cx - 40 * unit, cy, 1.1 * unit, 'on-brand') +
            rect(cx + 10 * unit, cy - 4 * unit, 62 * unit, 8 * unit, { fill: 'on-brand', radius: 8 }),
        );
      });
    return layers(
      specimens(
        2,
        [capsule(92, { mark: 'amber' }), w.other],
        [
          layers(
            ground('on-brand'),
            marks((each) => each.replaceAll('"$on-brand"', '"url(#run)"')),
          ),
          w.run,
        ],
        [
          layers(
            ground('brand'),
            marks((each) => `<g filter="url(#blur)">${each}</g>`),
          ),
          w.blur,
        ],
        [capsule(92, { fill: 'pale', mark: 'on-brand' }), w.faint],
      ),
      drawn(1, () => EFFECTS),
    );
  },
});

export const customRight = defineDrawing({
  name: 'design-login-custom-right',
  size,
  words: {
    'zh-Hans': {
      alt: '三个图形按钮：加了金属边框、斜纹底、阴影；三个里的标识都保持原样。',
      caption: '边框、纹理、阴影随游戏风格变化，标识不变。',
      frame: '金属边框',
      texture: '斜纹底',
      shadow: '阴影',
    },
    en: {
      alt: 'Three symbol buttons, with a metal frame, a striped background, and a shadow. The logo is unchanged in all of them.',
      caption: "Frame, texture, and shadow follow the game's style. The logo stays the same.",
      frame: 'Metal frame',
      texture: 'Texture',
      shadow: 'Shadow',
    },
  },
  draw: (w) => {
    const side = 170;
    const stripes: SymbolLook['inside'] = (cx, cy, own) => {
      const lines = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((index) =>
        line(cx + index * 22 - own / 2, cy + own / 2, cx + index * 22 + own / 2, cy - own / 2, 'shifted', 8),
      );
      return clipped(circle(cx, cy, own / 2, { fill: 'brand' }), lines.join('')) + flag(cx, cy, own / 46, 'on-brand');
    };
    const shadow = drawn(side, (x, y, width) => rect(x + (width - side) / 2 + 10, y + 14, side, side, { fill: 'scrim', radius: 38 }));
    return specimens(
      3,
      [symbolButton(side, { radius: 30, stroke: 'metal', thick: 14 }), w.frame],
      [symbolButton(side, { inside: stripes }), w.texture],
      [layers(shadow, symbolButton(side, { radius: 38 })), w.shadow],
    );
  },
});

export const customWrong = defineDrawing({
  name: 'design-login-custom-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '三个错误按钮：标识换成了星形、标识只剩轮廓、标识被旋转并遮住一角。',
      caption: '换成别的图案，只画轮廓，旋转并遮挡。',
      other: '换成别的图案',
      outline: '只画轮廓',
      turned: '旋转并遮挡',
    },
    en: {
      alt: 'Three wrong buttons: a star instead of the logo, only the outline of the logo, a rotated logo with a covered corner.',
      caption: 'Another picture, only an outline, rotated and covered.',
      other: 'Another picture',
      outline: 'Only an outline',
      turned: 'Rotated, covered',
    },
  },
  draw: (w) => {
    const side = 170;
    const star: SymbolLook['inside'] = (cx, cy, own) => {
      const points = Array.from({ length: 10 }, (_, index): readonly [number, number] => {
        const [angle, reach] = [(index * Math.PI) / 5 - Math.PI / 2, own * (index % 2 === 0 ? 0.3 : 0.13)];
        return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
      });
      return shape(points, { fill: 'on-brand' });
    };
    const outline: SymbolLook['inside'] = (cx, cy, own) => flag(cx, cy, own / 46, 'on-brand', { outline: true });
    const rotated: SymbolLook['inside'] = (cx, cy, own) =>
      turned(-28, cx, cy, flag(cx, cy, own / 46, 'on-brand')) + circle(cx + own * 0.3, cy - own * 0.3, own * 0.2, { fill: 'amber' });
    return specimens(
      3,
      [symbolButton(side, { inside: star }), w.other],
      [symbolButton(side, { inside: outline }), w.outline],
      [symbolButton(side, { inside: rotated }), w.turned],
    );
  },
});
