import * as consoleSetup from './console-setup.ts';
import type { Drawing, DrawingLocale } from './drawing.ts';
import * as flowsAccount from './flows-account.ts';
import type { ThemeName } from './kit/theme.ts';
import * as playersLogin from './players-login.ts';

export { type Drawing, type DrawingLocale, drawingLocales } from './drawing.ts';
export type { ThemeName } from './kit/theme.ts';

const groups: readonly Readonly<Record<string, Drawing>>[] = [consoleSetup, playersLogin, flowsAccount];

export const drawings: ReadonlyMap<string, Drawing> = new Map(
  groups.flatMap((group) => Object.values(group)).map((drawing) => [drawing.name, drawing]),
);

/** A file that stands by itself, to be served as `/img/drawings/<name>.<locale>.<theme>.svg`. */
export function renderDrawing(name: string, locale: DrawingLocale, theme: ThemeName): string {
  const drawing = drawings.get(name);
  if (drawing === undefined) throw new Error(`There is no drawing “${name}”.`);
  return drawing.render(locale, theme);
}
