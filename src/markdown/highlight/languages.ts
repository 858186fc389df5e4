import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';

/** Names that authors use beside those that the highlighter knows, and names that shall count as one. */
const ALIASES: Readonly<Record<string, string>> = {
  text: 'text',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
  none: 'text',
  output: 'text',
  cs: 'csharp',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  shellscript: 'bash',
  'objective-c': 'objc',
  objectivec: 'objc',
  golang: 'go',
  gradle: 'groovy',
  conf: 'ini',
  patch: 'diff',
};

/** Every name that a code block can give for its language. */
export const LANGUAGE_NAMES: ReadonlySet<string> = new Set([...Object.keys(ALIASES), ...Object.keys(bundledLanguages)]);

/** The one name for a language, or undefined where it is not known. `text` is shown as it is. */
export function languageFor(name: string): string | undefined {
  const lower = name.toLowerCase();
  const known = Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : lower;
  return known !== undefined && LANGUAGE_NAMES.has(known) ? known : undefined;
}

const TITLES = new Map(bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) => [id, ...aliases].map((key) => [key, name] as const)));

/** What readers call a language: `C#`. Empty for plain text. */
export function languageTitle(language: string): string {
  return language === 'text' ? '' : (TITLES.get(language) ?? language);
}
