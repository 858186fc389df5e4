import { defineDrawing, PAIRED } from './drawing.ts';
import { clipped, drawn, line, type Part, rect, shape, specimens, words } from './kit/index.ts';
import { flag } from './login-specimens.ts';

const size = PAIRED;

const HIGH = 376;

const TALL = 290;

/** A background picture by itself, in portrait. */
function background(ground: 'pale' | 'on-brand' | 'pink', draw: (x: number, y: number, width: number) => string): Part {
  return drawn(TALL, (x, y, width) => {
    const outline = rect(x, y, width, TALL, { fill: ground, radius: 16 });
    return outline + clipped(outline, draw(x, y, width)) + rect(x, y, width, TALL, { stroke: 'strong', radius: 16 });
  });
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, index) => from + index * by);

export const elementsRight = defineDrawing({
  name: 'design-moments-elements-right',
  size,
  words: {
    'zh-Hans': {
      alt: '三张浅青色的背景：细线网格的底纹，淡色的远山，素底右上角一个小图形。',
      caption: '底纹、图案、局部装饰的正确画法。',
      texture: '底纹',
      pattern: '图案',
      decoration: '局部装饰',
    },
    en: {
      alt: 'Three light teal backgrounds: a grid of thin lines, pale distant hills, a small shape in the upper right of a plain background.',
      caption: 'Texture, pattern, and decoration done right.',
      texture: 'Texture',
      pattern: 'Pattern',
      decoration: 'Decoration',
    },
  },
  draw: (w) => {
    const grid = background('pale', (x, y, width) =>
      [
        ...steps(x + 24, x + width, 24).map((left) => line(left, y, left, y + TALL, 'pale-line', 1)),
        ...steps(y + 24, y + TALL, 24).map((top) => line(x, top, x + width, top, 'pale-line', 1)),
      ].join(''),
    );
    const hills = background('pale', (x, y, width) =>
      shape(
        [
          [x, y + TALL],
          [x, y + TALL - 70],
          [x + width * 0.3, y + TALL - 120],
          [x + width * 0.55, y + TALL - 60],
          [x + width * 0.8, y + TALL - 104],
          [x + width, y + TALL - 54],
          [x + width, y + TALL],
        ],
        { fill: 'pale-line' },
      ),
    );
    const corner = background('pale', (x, y, width) => flag(x + width - 46, y + 48, 2, 'pale-line'));
    return specimens(3, [grid, w.texture], [hills, w.pattern], [corner, w.decoration]);
  },
});

export const elementsWrong = defineDrawing({
  name: 'design-moments-elements-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '三张背景：黑白的粗斜网格，粉底上大片的深色山，排满的彩色图形。',
      caption: '对比强、面积大、元素密。',
      texture: '黑白粗线',
      pattern: '明暗太强',
      decoration: '又密又艳',
    },
    en: {
      alt: 'Three backgrounds: a thick diagonal grid in black and white, large dark mountains on pink, dense colored shapes.',
      caption: 'Strong contrast, large areas, dense shapes.',
      texture: 'Thick lines',
      pattern: 'Strong contrast',
      decoration: 'Dense shapes',
    },
  },
  draw: (w) => {
    const grid = background('on-brand', (x, y, width) =>
      steps(x - TALL, x + width, 34)
        .map((left) => line(left, y, left + TALL, y + TALL, 'ink', 9) + line(left + TALL, y, left, y + TALL, 'ink', 9))
        .join(''),
    );
    const hills = background('pink', (x, y, width) =>
      shape(
        [
          [x, y + TALL],
          [x + width * 0.3, y + 40],
          [x + width * 0.5, y + 150],
          [x + width * 0.72, y + 20],
          [x + width, y + 240],
          [x + width, y + TALL],
        ],
        { fill: 'ink' },
      ),
    );
    const crowd = background('on-brand', (x, y, width) =>
      steps(0, 5, 1)
        .flatMap((down) =>
          steps(0, 4, 1).map((across) => {
            const fill = (['dot', 'amber', 'violet', 'ink'] as const)[(across + down) % 4] ?? 'ink';
            return flag(x + (width / 4) * (across + 0.5), y + 30 + down * 58, 2, fill);
          }),
        )
        .join(''),
    );
    return specimens(3, [grid, w.texture], [hills, w.pattern], [crowd, w.decoration]);
  },
});

/** A background in landscape with the area that all phones show, and decorations at shares of its width and height. */
function cropped(label: string, ...places: readonly (readonly [across: number, down: number])[]): Part {
  return drawn(HIGH, (x, y, width) => {
    const [left, top, own, high] = [x + 96, y + 36, width - 192, HIGH - 72];
    const outline = rect(x, y, width, HIGH, { fill: 'pale-line', radius: 16 });
    return [
      outline,
      rect(left, top, own, high, { fill: 'pale', radius: 4 }),
      clipped(outline, places.map(([across, down]) => flag(x + width * across, y + HIGH * down, 4, 'shifted')).join('')),
      rect(left, top, own, high, { stroke: 'ink', thick: 2, dashed: true, radius: 4 }),
      words(x + width / 2, y + HIGH / 2 + 9, label, { fill: 'ink', weight: 500, anchor: 'middle' }),
      rect(x, y, width, HIGH, { stroke: 'strong', radius: 16 }),
    ].join('');
  });
}

export const safeRight = defineDrawing({
  name: 'design-moments-safe-right',
  size,
  words: {
    'zh-Hans': { alt: '横屏背景图，一个装饰完整地位于虚线的安全区内。', caption: '装饰完整落在安全区内。', safe: '安全区' },
    en: {
      alt: 'A landscape background with one decoration completely inside the dashed safe area.',
      caption: 'Decoration inside the safe area.',
      safe: 'Safe area',
    },
  },
  draw: (w) => cropped(w.safe, [0.74, 0.3]),
});

export const safeWrong = defineDrawing({
  name: 'design-moments-safe-wrong',
  size,
  words: {
    'zh-Hans': { alt: '同一张背景图，两个装饰压在虚线上，露在外面的部分会被裁掉。', caption: '装饰跨出安全区，会被裁掉。', safe: '安全区' },
    en: {
      alt: 'The same background with two decorations across the dashed line. What is outside will be cut off.',
      caption: 'Decorations cross the safe area and will be cut off.',
      safe: 'Safe area',
    },
  },
  draw: (w) => cropped(w.safe, [0.85, 0.24], [0.15, 0.84]),
});
