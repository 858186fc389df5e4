/** The platforms and languages of samples, by the values of their tabs. */
export const PLATFORMS = {
  unity: 'Unity',
  android: 'Android',
  ios: 'iOS',
  ue4: 'Unreal',
  js: 'JavaScript',
  csharp: 'C#',
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  java: 'Java',
  go: 'Go',
  objc: 'Objective-C',
} as const;

export type Platform = keyof typeof PLATFORMS;

/** Tabs of this group share the reader's choice on all pages. */
export const PLATFORM_GROUP = 'tap-platform';

/** What tables call platforms, and the choices that make each the reader's: who reads Unity reads C#. */
const IN_TABLES: Readonly<Record<string, readonly Platform[]>> = {
  unity: ['unity', 'csharp'],
  '.net': ['unity', 'csharp'],
  'c#': ['unity', 'csharp'],
  android: ['android', 'java'],
  java: ['android', 'java'],
  ios: ['ios', 'objc'],
  'objective-c': ['ios', 'objc'],
  unreal: ['ue4'],
  'unreal engine': ['ue4'],
  ue4: ['ue4'],
  javascript: ['js', 'javascript'],
  'node.js': ['javascript'],
  python: ['python'],
  php: ['php'],
  go: ['go'],
};

/** The choices for which a column or row is the reader's; none if its name is no platform's. `Java / Android` is a name of two. */
export function choicesFor(name: string): readonly Platform[] {
  return name.split('/').flatMap((part) => IN_TABLES[part.trim().toLowerCase()] ?? []);
}

/**
 * Which of the names, of a table's columns or rows, is that of the reader's platform.
 * @param chosen values of tabs, the latest first
 * @returns its index; undefined if the table is not about platforms, or none of them has been chosen
 */
export function ownPlatform(names: readonly string[], chosen: readonly string[]): number | undefined {
  const platforms = names.map(choicesFor);
  if (platforms.filter((choices) => choices.length > 0).length < 2) return undefined;
  for (const value of chosen) {
    const index = platforms.findIndex((choices) => choices.some((choice) => choice === value));
    if (index >= 0) return index;
  }
  return undefined;
}
