import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AcceptedPlugin } from 'postcss';
import { pathFrom } from '../../model/paths.ts';
import { isRecord } from '../../model/record.ts';
import { makePlugins, readField } from './own-plugins.ts';
import { readAgain } from './read-value.ts';
import { type SheetPlace, scopeSheet } from './scope-sheet.ts';
import { isStub, stubMissingModules } from './stub-modules.ts';

/** What the process is asked: the styles of a project. Paths are absolute. */
export interface StyleRequest extends Pick<SheetPlace, 'siteDir' | 'baseUrl' | 'takesPrimary' | 'staticDirs'> {
  readonly configFile: string;
  /** Sheets for all pages, in their order. */
  readonly sheets: readonly string[];
  /** CSS modules. Only those in another language, or for plug-ins, have an answer. */
  readonly modules: readonly string[];
}

/** The styles as plain CSS. */
export interface StyleAnswer {
  /** All sheets in one, for the parts of pages that are React; see `scopeSheet`. */
  readonly sheet: string;
  readonly modules: Readonly<Record<string, string>>;
  /** Why a file has no styles, in words. */
  readonly faults: readonly string[];
  /** Absolute paths of the further files that they are made from: imported sheets, and small pictures. */
  readonly files: readonly string[];
}

/** A style sheet that is no CSS before its own compiler has read it. */
const COMPILED = /\.(s[ac]ss|less)$/;
/** What a plug-in of PostCSS, such as Tailwind's, is for. */
const FOR_PLUGINS = /@(apply|tailwind|reference|screen|variants?|layer|utility|custom-variant|theme|plugin|config)\b|\btheme\(/;
/** A statement whose file is put in its place. Other packages' sheets are left to the plug-ins. */
const IMPORT = /@import\s+(?:url\(\s*)?(["'])([^"']+)\1\s*\)?\s*([^;]*);/g;
const DEEPEST = 8;

/** Compiles with the project's own packages: Sass, Less, and the plug-ins that its configuration gives PostCSS. */
async function compileStyles(request: StyleRequest): Promise<StyleAnswer> {
  const { siteDir, configFile } = request;
  const hooks = stubMissingModules(siteDir);
  const config = await readAgain(configFile);
  const made = await makePlugins(config.plugins, siteDir, config, { word: 'configurePostCss', packages: /tailwind|postcss/ });
  const plugins = made.flatMap(postCssPlugins);
  // What the compilers themselves would like to have and can do without is not there for them.
  hooks.deregister();
  const { default: postcss } = await import('postcss');
  const faults: string[] = [];
  const reads = new Set<string>();
  const compile = async (file: string, finish: (css: string) => string): Promise<string> => {
    try {
      const css = COMPILED.test(file)
        ? await compileLanguage(file, siteDir, reads)
        : inlineImports(readFileSync(file, 'utf8'), file, siteDir, reads, 0);
      if (plugins.length === 0 || !FOR_PLUGINS.test(css)) return finish(css);
      const made = await postcss(plugins).process(css, { from: file, map: false });
      for (const message of made.messages) if (message.type === 'dependency' && typeof message.file === 'string') reads.add(message.file);
      return finish(made.css);
    } catch (error) {
      const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      faults.push(`${pathFrom(siteDir, file)}: ${message.slice(0, 200)}`);
      return '';
    }
  };
  const sheets: string[] = [];
  for (const file of request.sheets) sheets.push(await compile(file, (css) => scopeSheet(css, { ...request, file, reads })));
  const modules: Record<string, string> = {};
  for (const file of request.modules) {
    const isOwn = COMPILED.test(file) || (plugins.length > 0 && FOR_PLUGINS.test(readFileSync(file, 'utf8')));
    if (isOwn) modules[file] = await compile(file, (css) => css);
  }
  return { sheet: sheets.join('\n'), modules, faults, files: [...reads] };
}

function postCssPlugins(plugin: unknown): AcceptedPlugin[] {
  const configure = readField(plugin, 'configurePostCss');
  if (typeof configure !== 'function') return [];
  const given = { plugins: [] };
  const answer: unknown = configure.call(plugin, given) ?? given;
  const list = readField(answer, 'plugins');
  return Array.isArray(list) ? list.filter(isPostCssPlugin) : [];
}

function isPostCssPlugin(value: unknown): value is AcceptedPlugin {
  return !isStub(value) && (typeof value === 'function' || isRecord(value));
}

/** @param reads gets the files that the sheet imports */
async function compileLanguage(file: string, siteDir: string, reads: Set<string>): Promise<string> {
  const require = createRequire(join(siteDir, 'package.json'));
  if (file.endsWith('.less')) {
    const less: { render(text: string, options: object): Promise<{ css: string; imports?: readonly string[] }> } = packageOf(
      require,
      'less',
      file,
    );
    const paths = [dirname(file), siteDir, join(siteDir, 'node_modules')];
    const { css, imports = [] } = await less.render(readFileSync(file, 'utf8'), { filename: file, paths, javascriptEnabled: true });
    for (const path of imports) reads.add(resolve(dirname(file), path));
    return css;
  }
  const sass: { compile(file: string, options: object): { css: string; loadedUrls?: readonly URL[] } } = packageOf(require, 'sass', file);
  const findFileUrl = (url: string): URL | null => {
    const path = /^~?@site\/(.*)/.exec(url)?.[1];
    if (path !== undefined) return pathToFileURL(join(siteDir, path));
    return url.startsWith('~') ? pathToFileURL(join(siteDir, 'node_modules', url.slice(1))) : null;
  };
  const options = { loadPaths: [siteDir, join(siteDir, 'node_modules')], importers: [{ findFileUrl }], quietDeps: true };
  const { css, loadedUrls = [] } = sass.compile(file, options);
  for (const url of loadedUrls) if (url.protocol === 'file:') reads.add(fileURLToPath(url));
  return css;
}

/** @throws if the package is not installed, saying so */
function packageOf<Package>(require: NodeJS.Require, name: string, file: string): Package {
  try {
    return require(name);
  } catch {
    throw new Error(`the package ${name}, which compiles ${/\.\w+$/.exec(file)?.[0] ?? ''} files, is not installed`);
  }
}

/** Puts the project's own files in the places of their `@import`. Those of the web are left out: pages load no styles of others. */
function inlineImports(css: string, from: string, siteDir: string, reads: Set<string>, depth: number): string {
  return css.replace(IMPORT, (statement, _quote, path: string, conditions: string) => {
    if (/^(https?:)?\/\//.test(path)) return '';
    // It says with its import where it looks for classes.
    if (/^tailwindcss\b/.test(path)) return statement;
    const written = path.replace(/^~/, '').replace(/^@site\//, () => `${siteDir}/`);
    const paths = [resolve(dirname(from), written), join(siteDir, 'node_modules', written)];
    const file = paths.find((candidate) => candidate.endsWith('.css') && existsSync(candidate));
    if (file === undefined || depth > DEEPEST) return statement;
    reads.add(file);
    const text = inlineImports(readFileSync(file, 'utf8'), file, siteDir, reads, depth + 1);
    return conditions.trim() === '' || /^layer\b/.test(conditions) ? text : `@media ${conditions}{${text}}`;
  });
}

process.once('message', (request: StyleRequest) => {
  void compileStyles(request).then(
    (answer) => process.send?.(answer, () => process.exit(0)),
    (error: unknown) => {
      const faults = [error instanceof Error ? error.message : String(error)];
      process.send?.({ sheet: '', modules: {}, faults, files: [] } satisfies StyleAnswer, () => process.exit(0));
    },
  );
});
