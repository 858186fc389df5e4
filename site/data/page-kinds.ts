/** What a page is for. The kind says which sections its readers can rely on. */
export type PageKind =
  /** A task: what is needed first, the steps, what can go wrong. */
  | 'guide'
  /** A guide that puts a service into a game: also what the player, the log and the console show when it works. */
  | 'integration'
  /** What to choose and why. */
  | 'advice'
  /** What a service can do, and at a glance how to turn it on, what it costs, its limits and platforms. */
  | 'features'
  /** To look things up: interfaces, terms, reports, rules of the console. */
  | 'reference'
  | 'faq'
  /** Contracts and policies. */
  | 'rules'
  /** Release notes, and pages about this site: no section in common. */
  | 'plain';

/** The kinds of pages by their id below the version's folder; the last one that matches holds. */
const KINDS: readonly (readonly [pages: RegExp, kind: PageKind])[] = [
  [/./, 'guide'],
  [
    /^sdk\/[\w-]+\/guide$|\/setup-\w+$|multiplayer\/(guide|start)\/|push\/guide\/(android|ios|unity|android-mixpush|callback-vendor)$/,
    'integration',
  ],
  [
    /^sdk\/im\/guide\/(beginner|intermediate|senior|systemconv)$|login\/guide\/(start|tap-login)$|friends\/(follow|mutual)$|tds-payment$/,
    'integration',
  ],
  [/^sdk\/engine\/(deploy\/(?!getting-started)|database\/)|functions\/cloud-queue$|third-party$|first-game-node|ios-cert$/, 'integration'],
  [/^sdk\/storage\/\w+-guide\/(dotnet|java|js|objc|unreal)$|fulltext-search-guide$|datalake$|tapdb\/sdk\/client-side/, 'integration'],
  [/(^|\/)(faq|faq_Icp|push-faq|tap-\w+-faq|store-faq)$|\/faq\//, 'faq'],
  [/best-?practice|\/practice$|architecture|dot-notation|store-practice/, 'advice'],
  [/hook-text-moderation|engine-acl/, 'guide'],
  [/^community\/(advanced|stages|start)$|long-term$|suggestions|test-handbook/, 'advice'],
  [/^sdk\/[\w-]+\/features$/, 'features'],
  [/taplink\/features/, 'guide'],
  [/overview$|onepic|fire$|client-engine\/client-engine|^store\/features|community\/finale/, 'reference'],
  [
    /(guide|storage|functions|search)\/(\w+-)*(rest|rest-api)$|search-rest$|\/(cli|plan|glossary|sdk|error-code|leanengine-yaml|ver-lifetime)$/,
    'reference',
  ],
  [
    /^sdk\/tapdb\/(features\/|sdk\/(data-spec|user-event))|deep-dive\/index|^design\/|roles-final|permissions|metrics|store-contact/,
    'reference',
  ],
  [/agreement|compliance|ddos|bundle|store-agree|store-material|store-policy|fire-service-doc|devagreement|astroturfers/, 'rules'],
  [/release-notes\/|changelog\/|^(offline|accessibility)$|taptap-ad$/, 'plain'],
];

/** The kind of a page. `id` is its file below the version's folder, without the ending: `sdk/leaderboard/guide`. */
export function kindOf(id: string): PageKind {
  return KINDS.findLast(([pages]) => pages.test(id))?.[1] ?? 'guide';
}
