/** The colours of the light theme by their names, which are those of custom properties: `--surface`. */
export const LIGHT = {
  surface: '#ffffff',
  soft: '#f5f7f7',
  raised: '#ffffff',
  line: '#e3e8e9',
  'line-strong': '#c9d1d3',
  text: '#171c1f',
  muted: '#566065',
  faint: '#646e73',
  accent: '#15c5ce',
  link: '#007277',
  'link-hover': '#00555a',
  tint: '#eaf6f7',
  'on-link': '#ffffff',
  scrim: 'rgb(15 20 22 / 40%)',
  shadow: '0 12px 32px -8px rgb(15 25 28 / 18%), 0 2px 6px rgb(15 25 28 / 6%)',
  note: '#3c62a1',
  'note-bar': '#6898e8',
  'note-tint': '#eff6ff',
  tip: '#0b764d',
  'tip-bar': '#3db07c',
  'tip-tint': '#ecfaf2',
  info: '#00708e',
  'info-bar': '#00aacf',
  'info-tint': '#e9f9fe',
  caution: '#875800',
  'caution-bar': '#c78b28',
  'caution-tint': '#fdf4e9',
  danger: '#984742',
  'danger-bar': '#dd766f',
  'danger-tint': '#fff1f0',
  't-keyword': '#843e94',
  't-string': '#1d7339',
  't-number': '#9a4312',
  't-type': '#815709',
  't-function': '#385baf',
  't-property': '#0d6891',
  't-comment': '#606b6f',
  't-tag': '#a43144',
  't-meta': '#66509c',
  't-operator': '#4e656c',
  't-escape': '#9d3b41',
};

export type ColorName = keyof typeof LIGHT;
/** Whether a text is the name of a colour. */
export function isColorName(name: string): name is ColorName {
  return Object.hasOwn(LIGHT, name);
}

export type Palette = Readonly<Record<ColorName, string>>;

/** The colours that the dark theme has of its own. */
const DARK: Partial<Palette> = {
  surface: '#101417',
  soft: '#161b1f',
  raised: '#1d2429',
  line: '#262d32',
  'line-strong': '#3d464c',
  text: '#e1e4e5',
  muted: '#a4abae',
  faint: '#949c9f',
  accent: '#2bd0d8',
  link: '#56d3da',
  'link-hover': '#8be4e8',
  tint: '#14272a',
  'on-link': '#0b1517',
  scrim: 'rgb(0 0 0 / 40%)',
  shadow: '0 12px 32px -8px rgb(0 0 0 / 60%), 0 0 0 1px #2b3338',
  note: '#9ec5ff',
  'note-tint': '#18212f',
  tip: '#88d8ae',
  'tip-tint': '#13251b',
  info: '#73d3f1',
  'info-tint': '#0e242a',
  caution: '#eabb79',
  'caution-tint': '#291e10',
  danger: '#ffaba3',
  'danger-tint': '#2d1b19',
  't-keyword': '#dea6eb',
  't-string': '#94cf9f',
  't-number': '#f3aa89',
  't-type': '#dab787',
  't-function': '#9dbdff',
  't-property': '#8ec6e7',
  't-comment': '#8b9497',
  't-tag': '#fd9fa6',
  't-meta': '#c1b3f2',
  't-operator': '#afc1c8',
  't-escape': '#f6a4a4',
};

/** The names of the custom properties that are no colours (`styles/tokens.css`). */
export const MEASURES = ['sans', 'mono', 'measure', 'navbar', 'gutter', 'frame', 'corner', 'corner-small', 'quick'] as const;

export interface ThemeChanges {
  readonly light: Partial<Palette>;
  readonly dark: Partial<Palette>;
  readonly measures: Readonly<Partial<Record<(typeof MEASURES)[number], string>>>;
}

/** The colours of both themes of a site. */
export function palettesOf({ light, dark }: Pick<ThemeChanges, 'light' | 'dark'>): { readonly light: Palette; readonly dark: Palette } {
  return { light: { ...LIGHT, ...light }, dark: { ...LIGHT, ...light, ...DARK, ...dark } };
}

const CODE = ['keyword', 'string', 'number', 'type', 'function', 'property', 'comment', 'tag', 'meta', 'operator', 'escape'] as const;

/** The style rules of the colours and of changed measures, for the end of the weakest layer. Prints are light in both themes. */
export function printTheme({ light, dark, measures }: ThemeChanges): string {
  const changed = Object.keys(measures).length > 0 ? `:root{${declarations(measures)}}` : '';
  const dim = declarations({ ...DARK, ...dark });
  const code = printCodeColors((name) => `var(--${name})`);
  return `:root{${declarations({ ...LIGHT, ...light })}}@media screen{[data-theme="dark"]{${dim}}}${changed}${code}`;
}

/** The style rules of the tokens of code: `.t-keyword`. */
export function printCodeColors(colorOf: (name: ColorName) => string): string {
  return CODE.map((kind) => `.t-${kind}{color:${colorOf(`t-${kind}`)}}`).join('');
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** Least contrast of a text with what is behind it (WCAG 2.2, level AA). */
export const LEAST_CONTRAST = 4.5;

/** What is read on what. */
const PAIRS: readonly (readonly [texts: readonly ColorName[], surfaces: readonly ColorName[]])[] = [
  [
    ['text', 'muted', 'link', 'link-hover'],
    ['surface', 'soft', 'raised', 'tint'],
  ],
  [['faint'], ['surface', 'soft', 'raised']],
  [['on-link'], ['link', 'link-hover']],
  ...(['note', 'tip', 'info', 'caution', 'danger'] as const).map((hue) => [['text', hue], [`${hue}-tint`]] as const),
  [
    ['note', 'tip', 'danger'],
    ['surface', 'soft'],
  ],
  [CODE.map((kind) => `t-${kind}` as const), ['soft']],
];

/** The pairs of a palette that cannot be read well, as sentences. Colours in another form than `#rrggbb` and `#rgb` are not measured. */
export function poorContrasts(palette: Palette): string[] {
  return PAIRS.flatMap(([texts, surfaces]) =>
    texts.flatMap((text) =>
      surfaces.flatMap((surface) => {
        const ratio = contrast(palette[text], palette[surface]);
        if (ratio >= LEAST_CONTRAST || Number.isNaN(ratio)) return [];
        return [
          `${text} (${palette[text]}) on ${surface} (${palette[surface]}) has a contrast of ${ratio.toFixed(1)}, below ${LEAST_CONTRAST}`,
        ];
      }),
    ),
  );
}

/** NaN where a colour is not measured. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits === undefined) return Number.NaN;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
