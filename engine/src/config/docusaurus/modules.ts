import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isFile } from '../../model/read-if-there.ts';
import { type Fields, fieldsOf, text } from '../../model/record.ts';

/** Stands for a function in plain data. */
export const FUNCTION = '$function';

/** A preset, plug-in or theme as a configuration names it. */
export interface NamedModule {
  /** Its short name: `content-docs`, `client-redirects`, `classic`. */
  readonly name: string;
  readonly options: Fields;
  /** Whether it may make pages that are not known here. */
  readonly makesPages: boolean;
}

/** Packages by their purpose that change how pages look, count visits, or write files, and make no pages. */
const NO_PAGES =
  /sass|scss|less\b|tailwind|postcss|zoom|lightbox|google|gtag|gtm|analytics|umami|plausible|posthog|matomo|baidu|fullstory|hotjar|clarity|segment|sentry|cookie|pwa|llms?\b|markdown|copy|codeblock|code-block|polyfill|webpack|rspack|svgr|sitemap|redirect|search|mermaid|font|chat|widget|openapi-docs/i;
/** Plug-ins for Markdown whose work the engine does itself, by the names of packages and functions. */
export const OWN_MARKDOWN = /math|katex|npm2yarn|mermaid|shiki|emoji|gfm|twoslash/i;

const ENDINGS = ['', '.js', '.ts', '.mjs', '.cjs', '/index.js', '/index.ts', '/index.mjs', '/index.cjs'];

/** Reads a list of presets, plug-ins or themes: a name, or a name with options. Functions are left to the caller. */
export function readModules(value: unknown, siteDir: string): NamedModule[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): NamedModule[] => {
    const [written, options]: unknown[] = Array.isArray(entry) ? entry : [entry];
    if (written === null || written === undefined || written === false) return [];
    const name = text(written) ?? text(fieldsOf(written)[FUNCTION]);
    const code = text(written) === undefined ? undefined : ownCode(siteDir, text(written) ?? '');
    const short = name === undefined ? 'a function' : pluginName(name, code);
    const isKnown = /^content-(docs|blog|pages)$/.test(short) || text(written) === undefined;
    const makesPages = !isKnown && (code === undefined ? !isOfficial(name) && !NO_PAGES.test(short) : /\baddRoute\b/.test(code));
    return [{ name: short, options: fieldsOf(options), makesPages }];
  });
}

/** The text of a module of the project itself; undefined for a package. */
export function ownCode(siteDir: string, written: string): string | undefined {
  if (!/^\.{0,2}\//.test(written) && !isAbsolute(written)) return undefined;
  const path = isAbsolute(written) ? written : join(siteDir, written);
  const file = ENDINGS.map((ending) => path + ending).find(isFile);
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

function isOfficial(name: string | undefined): boolean {
  return /@docusaurus[/\\]|^(content-|client-)|^(classic|debug|ideal-image|google-\w+|vercel-analytics)$/.test(name ?? '');
}

/** `content-docs` for `@docusaurus/plugin-content-docs`, also where the name has been resolved to a path. */
function pluginName(written: string, code: string | undefined): string {
  const stubbed = /^stub:([^?]*)/.exec(written)?.[1];
  const name = stubbed === undefined ? written : decodeURIComponent(stubbed);
  const official = /@docusaurus[/\\](?:plugin|preset|theme)-([\w-]+)/.exec(name)?.[1];
  // A project's own copy of one is called like it, or builds on it.
  const copied = /plugin-(content-(?:docs|blog|pages))(?:[/\\]|\.\w+$|$)/.exec(name)?.[1];
  return official ?? copied ?? /@docusaurus\/plugin-(content-(?:docs|blog|pages))['"/]/.exec(code ?? '')?.[1] ?? name;
}
