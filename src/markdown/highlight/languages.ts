import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';

/** Names that authors use beside those that the highlighter knows, and names that shall count as one. */
const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    text: 'text txt plain plaintext none output tree url uri strings ignore gitignore proguard',
    bash: 'sh shell zsh console shellscript shell-session sh-session bash-session terminal command curl',
    bat: 'dos',
    c: 'clike',
    cpp: 'h hh hpp cc cxx',
    csharp: 'cs dotnet',
    diff: 'patch',
    dotenv: 'env',
    go: 'golang',
    groovy: 'gradle',
    hlsl: 'cg usf',
    ini: 'conf cfg inf',
    java: 'aidl',
    json: 'webmanifest uplugin uproject',
    objc: 'objective-c objectivec m',
    'objective-cpp': 'mm',
    python: 'python3',
    ruby: 'podspec',
    sql: 'mysql',
    vb: 'vbnet',
    xml: 'markup svg plist xaml csproj mathml',
  }).flatMap(([language, names]) => names.split(' ').map((name) => [name, language])),
);

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
