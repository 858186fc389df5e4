import { z } from 'zod';
import { isColorName, LIGHT, MEASURES } from '../model/theme.ts';
import { checkColors, checkMeasures } from './check-theme.ts';
import { localText } from './fields.ts';

/** The target of a link of the shell: an address, also of mail or a telephone, a document (`doc:sdk/start`) or the first page of a sidebar (`sidebar:sdk`). */
const shellTarget = z
  .string()
  .regex(
    /^(\/|https?:\/\/|mailto:|tel:|doc:|sidebar:)/,
    'must be a path from the site root ("/sdk/"), an http(s) URL, or "doc:" and the id of a document',
  );

const menuLink = z.strictObject({ label: localText, to: shellTarget });

/** An entry of the navigation bar. */
export const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('link'), label: localText, to: shellTarget }),
  z.strictObject({ type: z.literal('sidebar'), label: localText, sidebar: z.string(), to: shellTarget }),
  z.strictObject({ type: z.literal('menu'), label: localText, items: z.array(menuLink).min(1), also: z.array(shellTarget).optional() }),
  z.strictObject({ type: z.literal('versions'), items: z.array(menuLink).optional() }),
  z.strictObject({ type: z.literal('locales'), items: z.array(menuLink).optional() }),
  z.strictObject({ type: z.literal('search') }),
]);

/** The line above the navigation bar. */
export const announcement = z.strictObject({
  id: z.string(),
  text: localText,
  to: shellTarget.optional(),
  links: z.array(menuLink).default([]),
  closeable: z.boolean().default(true),
});

/** The logo of a site without brands. */
export const logo = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string().default(''),
});

/** The footer of a site without one of its own. */
export const footer = z.strictObject({
  columns: z.array(z.strictObject({ title: localText, items: z.array(menuLink) })).default([]),
  copyright: localText.default(''),
});

const html = z.string().startsWith('<', 'must be HTML ("<p>…</p>") or a path relative to the configuration ("./slots/Status.tsx")');
/** What the site puts in a place of its own. */
export const slot = z.union(
  [z.string().startsWith('./'), html, z.record(z.string(), html)],
  'must be HTML, one for each locale, or "./slots/Status.tsx"',
);

const colorName = z.enum(Object.keys(LIGHT).filter(isColorName));
/** The value of a custom property, which cannot end its rule. */
const cssValue = z.string().regex(/^[^;{}<>]+$/, 'must be the value of a custom property ("#15c5ce", "8px")');
const color = cssValue.regex(/^(?!#)|^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i, 'must have 3, 4, 6 or 8 hexadecimal digits after #');

/** The colours of both themes, and further custom properties. */
export const theme = z
  .strictObject({
    light: z.partialRecord(colorName, color).superRefine(checkColors).default({}),
    dark: z.partialRecord(colorName, color).superRefine(checkColors).default({}),
    measures: z.partialRecord(z.enum(MEASURES), cssValue).superRefine(checkMeasures).default({}),
  })
  .default({ light: {}, dark: {}, measures: {} });

/** Which themes readers can have. */
export const colorMode = z
  .strictObject({
    default: z.enum(['light', 'dark']).default('light'),
    switchable: z.boolean().default(false),
    respectSystem: z.boolean().default(false),
  })
  .default({ default: 'light', switchable: false, respectSystem: false });
