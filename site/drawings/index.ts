import * as adsRules from './ads-rules.ts';
import * as consoleAccount from './console-account.ts';
import * as consoleBoards from './console-boards.ts';
import * as consoleDomain from './console-domain.ts';
import * as consoleEngine from './console-engine.ts';
import * as consoleEngineMore from './console-engine-more.ts';
import * as consoleEngineRun from './console-engine-run.ts';
import * as consoleGifts from './console-gifts.ts';
import * as consoleMoney from './console-money.ts';
import * as consoleOperations from './console-operations.ts';
import * as consolePush from './console-push.ts';
import * as consoleServices from './console-services.ts';
import * as consoleSetup from './console-setup.ts';
import * as consoleSocial from './console-social.ts';
import * as consoleStorage from './console-storage.ts';
import * as consoleSupport from './console-support.ts';
import * as dataAnalysis from './data-analysis.ts';
import * as dataBoards from './data-boards.ts';
import * as dataGroups from './data-groups.ts';
import * as dataSetup from './data-setup.ts';
import * as designBillboardPairs from './design-billboard-pairs.ts';
import * as designBillboardPanels from './design-billboard-panels.ts';
import * as designBillboardTexts from './design-billboard-texts.ts';
import * as designEntries from './design-entries.ts';
import * as designLogin from './design-login.ts';
import * as designLoginButtons from './design-login-buttons.ts';
import * as designLoginLooks from './design-login-looks.ts';
import * as designLoginPlaces from './design-login-places.ts';
import * as designMomentsPages from './design-moments-pages.ts';
import * as designMomentsPairs from './design-moments-pairs.ts';
import * as designMomentsPictures from './design-moments-pictures.ts';
import * as designMore from './design-more.ts';
import * as domainPlan from './domain-plan.ts';
import type { Drawing, DrawingLocale } from './drawing.ts';
import * as engineGame from './engine-game.ts';
import * as flowsAccount from './flows-account.ts';
import * as flowsMisc from './flows-misc.ts';
import * as flowsRealtime from './flows-realtime.ts';
import type { ThemeName } from './kit/theme.ts';
import * as playersAds from './players-ads.ts';
import * as playersBoards from './players-boards.ts';
import * as playersChat from './players-chat.ts';
import * as playersCompliance from './players-compliance.ts';
import * as playersLinks from './players-links.ts';
import * as playersLogin from './players-login.ts';
import * as playersMatch from './players-match.ts';
import * as playersMoments from './players-moments.ts';
import * as playersMore from './players-more.ts';
import * as playersNotices from './players-notices.ts';
import * as playersProgress from './players-progress.ts';
import * as playersRelations from './players-relations.ts';
import * as playersSaves from './players-saves.ts';
import * as playersSocial from './players-social.ts';
import * as playersUpdate from './players-update.ts';
import * as playersVoice from './players-voice.ts';
import * as pushBasics from './push-basics.ts';
import * as pushCredentials from './push-credentials.ts';
import * as storageScreens from './storage-screens.ts';
import * as storeCards from './store-cards.ts';
import * as storeCommunity from './store-community.ts';
import * as storeConsole from './store-console.ts';
import * as storeEvents from './store-events.ts';
import * as storeFiling from './store-filing.ts';
import * as storeGuides from './store-guides.ts';
import * as storeMedia from './store-media.ts';
import * as storeMore from './store-more.ts';
import * as storePage from './store-page.ts';
import * as storeStates from './store-states.ts';
import * as storeTestPages from './store-test-pages.ts';
import * as storeTests from './store-tests.ts';

export { type Drawing, type DrawingLocale, drawingLocales } from './drawing.ts';
export type { ThemeName } from './kit/theme.ts';

const groups: readonly Readonly<Record<string, Drawing>>[] = [
  adsRules,
  consoleAccount,
  consoleBoards,
  consoleDomain,
  consoleEngine,
  consoleEngineMore,
  consoleEngineRun,
  consoleGifts,
  consoleMoney,
  consoleOperations,
  consolePush,
  consoleServices,
  consoleSetup,
  consoleSocial,
  consoleStorage,
  consoleSupport,
  dataAnalysis,
  dataBoards,
  dataGroups,
  dataSetup,
  designBillboardPairs,
  designBillboardPanels,
  designBillboardTexts,
  designEntries,
  designLogin,
  designLoginButtons,
  designLoginLooks,
  designLoginPlaces,
  designMomentsPages,
  designMomentsPairs,
  designMomentsPictures,
  designMore,
  domainPlan,
  engineGame,
  flowsAccount,
  flowsMisc,
  flowsRealtime,
  playersAds,
  playersBoards,
  playersChat,
  playersCompliance,
  playersLinks,
  playersLogin,
  playersMatch,
  playersMoments,
  playersMore,
  playersNotices,
  playersProgress,
  playersRelations,
  playersSaves,
  playersSocial,
  playersUpdate,
  playersVoice,
  pushBasics,
  pushCredentials,
  storageScreens,
  storeCards,
  storeCommunity,
  storeConsole,
  storeEvents,
  storeFiling,
  storeGuides,
  storeMedia,
  storeMore,
  storePage,
  storeStates,
  storeTestPages,
  storeTests,
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
