/** What a shape or a word is painted with. Names follow the site's tokens (src/ui/styles/tokens.css). */
export type Paint =
  | 'canvas'
  | 'panel'
  | 'bar'
  | 'line'
  | 'strong'
  | 'box'
  | 'edge'
  | 'text'
  | 'muted'
  | 'accent'
  | 'on-accent'
  | 'action'
  | 'on-action'
  | 'tint'
  | 'good'
  | 'good-tint'
  | 'bad'
  | 'bad-tint'
  | 'wait'
  | 'wait-tint'
  | 'scrim'
  | 'brand'
  | 'on-brand'
  | 'dot'
  | keyof typeof GAME;

export type Theme = Readonly<Record<Paint, string>>;

export type ThemeName = 'light' | 'dark';

/** Colours of an imagined game: the palettes that the design guides name, and what they advise against. */
const GAME = {
  night: '#22303a',
  ink: '#1f2a33',
  'ink-soft': '#5b6a76',
  'ink-faint': '#c3ccd2',
  'night-soft': '#c9d3da',
  'night-faint': '#43525d',
  link: '#1d63d8',
  'night-link': '#7db7ff',
  shifted: '#11a9b4',
  pale: '#c9ebee',
  'pale-line': '#a9d9dd',
  amber: '#ffb400',
  violet: '#7b3ff2',
  pink: '#ff5a8a',
  metal: '#8f7440',
};

/** What a guideline shows as it is in a game, whatever the reader's theme: the platform's teal, the red of unread marks, and the game's own colours. */
const SPECIMENS = { ...GAME, brand: '#15c5ce', 'on-brand': '#ffffff', dot: '#d13438' };

/** Literal colours: a file that a page shows as a picture does not see the page's custom properties. */
export const themes: Readonly<Record<ThemeName, Theme>> = {
  light: {
    canvas: '#f5f7f7',
    panel: '#ffffff',
    bar: '#e3e8e9',
    line: '#d5dcde',
    strong: '#9aa6aa',
    box: '#c9d1d3',
    edge: '#646e73',
    text: '#171c1f',
    muted: '#566065',
    accent: '#15c5ce',
    'on-accent': '#0b1517',
    action: '#007277',
    'on-action': '#ffffff',
    tint: '#eaf6f7',
    good: '#0b764d',
    'good-tint': '#ecfaf2',
    bad: '#984742',
    'bad-tint': '#fff1f0',
    wait: '#875800',
    'wait-tint': '#fdf4e9',
    scrim: '#b9c1c4',
    ...SPECIMENS,
  },
  dark: {
    canvas: '#161b1f',
    panel: '#1d2429',
    bar: '#2e373d',
    line: '#3d464c',
    strong: '#76828a',
    box: '#3d464c',
    edge: '#949c9f',
    text: '#e1e4e5',
    muted: '#a4abae',
    accent: '#2bd0d8',
    'on-accent': '#0b1517',
    action: '#56d3da',
    'on-action': '#0b1517',
    tint: '#14272a',
    good: '#88d8ae',
    'good-tint': '#13251b',
    bad: '#ffaba3',
    'bad-tint': '#2d1b19',
    wait: '#eabb79',
    'wait-tint': '#291e10',
    scrim: '#0a0d0f',
    ...SPECIMENS,
  },
};

/** Puts a theme's colours in the place of the paints' names. */
export function paint(svg: string, theme: Theme): string {
  return Object.entries(theme).reduce((drawn, [name, color]) => drawn.replaceAll(`"$${name}"`, `"${color}"`), svg);
}
