import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';
import { SIGNATURES } from './signature-grammar.ts';

/** Names that authors use beside those of the highlighter, and names for the same language. */
const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    text: 'text txt plain plaintext none output tree url uri strings ignore gitignore proguard',
    bash: 'sh shell zsh console shellscript shell-session sh-session bash-session terminal command curl',
    bat: 'dos',
    apache: 'htaccess',
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
    jinja: 'django',
    json: 'webmanifest uplugin uproject',
    objc: 'objective-c objectivec m',
    'objective-cpp': 'mm',
    python: 'python3',
    ruby: 'podspec',
    solidity: 'sol',
    sql: 'mysql',
    vb: 'vbnet',
    xml: 'markup svg plist xaml csproj mathml',
  }).flatMap(([language, names]) => names.split(' ').map((name) => [name, language])),
);

/** All names of languages that code blocks can use. */
export const LANGUAGE_NAMES: ReadonlySet<string> = new Set([...Object.keys(ALIASES), ...Object.keys(bundledLanguages), SIGNATURES]);

/** The canonical name of a language, or undefined if it is unknown. `text` has no colours. */
export function languageFor(name: string): string | undefined {
  const lower = name.toLowerCase();
  const known = Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : lower;
  return known !== undefined && LANGUAGE_NAMES.has(known) ? known : undefined;
}

const TITLES = new Map(bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) => [id, ...aliases].map((key) => [key, name] as const)));

/** The name of a language for readers: `C#`. Empty for plain text, and for declarations, which are of any language. */
export function languageTitle(language: string): string {
  return language === 'text' || language === SIGNATURES ? '' : (TITLES.get(language) ?? language);
}
