import * as consoleBoards from './console-boards.ts';
import * as consoleDomain from './console-domain.ts';
import * as consoleEngine from './console-engine.ts';
import * as consoleEngineRun from './console-engine-run.ts';
import * as consoleGifts from './console-gifts.ts';
import * as consoleMoney from './console-money.ts';
import * as consoleOperations from './console-operations.ts';
import * as consolePush from './console-push.ts';
import * as consoleSetup from './console-setup.ts';
import * as consoleSocial from './console-social.ts';
import * as consoleStorage from './console-storage.ts';
import * as consoleSupport from './console-support.ts';
import * as domainPlan from './domain-plan.ts';
import type { Drawing, DrawingLocale } from './drawing.ts';
import * as flowsAccount from './flows-account.ts';
import type { ThemeName } from './kit/theme.ts';
import * as playersLogin from './players-login.ts';
import * as pushCredentials from './push-credentials.ts';

export { type Drawing, type DrawingLocale, drawingLocales } from './drawing.ts';
export type { ThemeName } from './kit/theme.ts';

const groups: readonly Readonly<Record<string, Drawing>>[] = [
  consoleBoards,
  consoleDomain,
  consoleEngine,
  consoleEngineRun,
  consoleGifts,
  consoleMoney,
  consoleOperations,
  consolePush,
  consoleSetup,
  consoleSocial,
  consoleStorage,
  consoleSupport,
  domainPlan,
  flowsAccount,
  playersLogin,
  pushCredentials,
];

export const drawings: ReadonlyMap<string, Drawing> = new Map(
  groups.flatMap((group) => Object.values(group)).map((drawing) => [drawing.name, drawing]),
);

/** A file that stands by itself, to be served as `/img/drawings/<name>.<locale>.<theme>.svg`. */
export function renderDrawing(name: string, locale: DrawingLocale, theme: ThemeName): string {
  const drawing = drawings.get(name);
  if (drawing === undefined) throw new Error(`There is no drawing “${name}”.`);
  return drawing.render(locale, theme);
}
