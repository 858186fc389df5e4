import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { parse } from 'yaml';
import { pathFrom } from '../../model/paths.ts';
import { isFile } from '../../model/read-if-there.ts';
import { changeTime } from '../ask-thread.ts';
import { createContext } from './require-context.ts';
import { createStub } from './stub.ts';
import { readStyleModule } from './style-modules.ts';
import { toCommonJs } from './to-common-js.ts';

/** A file of the project, or the code of a page. */
interface Module {
  exports: unknown;
  /** The files that it has asked for, and those that it has looked for in vain. */
  readonly uses: Set<string>;
  /** Packages that it has asked for and that are not installed. */
  readonly missing: Set<string>;
  /** When the file was changed; 0 for the code of a page. */
  readonly changed: number;
  css: string;
  /** Whether it ended without an error, or has not yet. */
  isWhole: boolean;
}

interface LoaderOptions {
  readonly siteDir: string;
  /** Beginnings of import paths, with their absolute paths. */
  readonly aliases: Readonly<Record<string, string>>;
  /** A CSS module that has been compiled, by its absolute path; undefined for one that is CSS as it stands. */
  readonly compiledStyles: (file: string) => string | undefined;
  /** Modules that the engine has itself: parts of Docusaurus, React. Undefined for all others. */
  readonly standIn: (specifier: string) => unknown;
  /** The value of an imported picture or other file. */
  readonly asset: (address: string, file: string) => unknown;
}

/** What was needed for something: the project's files, also those that are not there, their styles, and packages that are not installed. */
export interface Needs {
  readonly files: readonly string[];
  readonly css: string;
  readonly missing: readonly string[];
}

/** In the order of Docusaurus' bundler: of two files that differ by their endings alone, the same one is meant. */
const ENDINGS = ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json', '.cjs'];
const CANDIDATES = ['', ...ENDINGS, ...ENDINGS.map((ending) => `/index${ending}`)];
const SCRIPT = /\.([cm]?[jt]s|[jt]sx)$/;
const STYLE_MODULE = /\.module\.(css|s[ac]ss|less)$/;
const STYLE = /\.(css|s[ac]ss|less|styl)$/;
const TEXT = /^(?:!*raw-loader!|.*\?raw$)/;

/**
 * Runs modules of a Docusaurus project as its bundler would: TypeScript and JSX in any script, imports and `require` side by side, without
 * file extensions, of JSON, pictures and styles, too. What is not installed becomes a stub.
 */
export class Loader {
  readonly #options: LoaderOptions;
  readonly #modules = new Map<string, Module>();
  /** Files that modules have looked for in vain. */
  readonly #absent = new Set<string>();
  /** The module that was run last that is no file. */
  #page: Module | undefined;

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** Forgets all modules if a file of one has changed, or one is there now that was not. */
  refresh(): void {
    const isSame = ([file, { changed }]: [string, Module]): boolean => changed === 0 || changeTime(file) === changed;
    if ([...this.#modules].every(isSame) && ![...this.#absent].some(isFile)) return;
    this.#modules.clear();
    this.#absent.clear();
  }

  /**
   * Runs a module that is no file.
   * @param key its name, which no file has
   * @param file absolute path of the file that its imports are relative to
   * @returns its exports
   */
  evaluate(key: string, file: string, code: string): unknown {
    const module = this.#begin(key, 0);
    this.#page = module;
    this.#run(module, file, code);
    return module.exports;
  }

  /** Runs a file, if it has not been. */
  load(file: string): unknown {
    const known = this.#modules.get(file);
    if (known?.isWhole) return known.exports;
    const module = this.#begin(file, changeTime(file));
    if (SCRIPT.test(file)) this.#run(module, file, readFileSync(file, 'utf8'));
    else Object.assign(module, this.#read(file));
    return module.exports;
  }

  /** What a module, and all that it uses, needed. */
  needsOf(key: string): Needs {
    const keys = new Set<string>();
    const collect = (name: string): void => {
      if (keys.has(name)) return;
      keys.add(name);
      for (const used of this.#modules.get(name)?.uses ?? []) collect(used);
    };
    collect(key);
    const modules = [...keys].flatMap((name) => this.#modules.get(name) ?? []);
    keys.delete(key);
    return {
      files: [...keys].toSorted(),
      css: modules.map(({ css }) => css).join(''),
      missing: [...new Set(modules.flatMap(({ missing }) => [...missing]))].toSorted(),
    };
  }

  #begin(key: string, changed: number): Module {
    const module: Module = { exports: {}, uses: new Set(), missing: new Set(), changed, css: '', isWhole: true };
    this.#modules.set(key, module);
    return module;
  }

  #run(module: Module, file: string, source: string): void {
    let isRunning = true;
    // What a component asks for when it is rendered, such as a file that its attributes name, is lacking to the page that renders it alone.
    const ask = (specifier: string): unknown =>
      this.#require(specifier, file, isRunning ? module : { uses: module.uses, missing: (this.#page ?? module).missing });
    try {
      const code = toCommonJs(source, file);
      const run = compileFunction(code, ['module', 'exports', 'require', '__filename', '__dirname'], { filename: file });
      const require = Object.assign(ask, {
        context: (folder: string, isDeep = true, pattern = /^\.\//) =>
          createContext(file, folder, isDeep, pattern, (key, beside) => this.#require(key, beside, module)),
      });
      run(module, module.exports, require, file, dirname(file));
    } catch (error) {
      // It is run again by whoever asks next, and throws for them, too.
      module.isWhole = false;
      throw error;
    } finally {
      isRunning = false;
    }
  }

  #require(written: string, from: string, { uses, missing }: Pick<Module, 'uses' | 'missing'>): unknown {
    const { siteDir, standIn } = this.#options;
    const known = standIn(written);
    if (known !== undefined) return known;
    // The project's own part of the theme is a file of it.
    const specifier = written
      .replace(/^.*!/, '')
      .replace(/\?.*$/, '')
      .replace(/^@theme\//, '@site/src/theme/');
    const own = /^(?:@site)?(\/.*)/.exec(specifier)?.[1];
    // Addresses of static files can be imported, too.
    const roots = specifier.startsWith('/') ? [join(siteDir, 'static'), siteDir] : [siteDir];
    const aliased = this.#aliased(specifier);
    const paths = aliased ?? (own === undefined ? [resolve(dirname(from), specifier)] : roots.map((root) => join(root, own)));
    if (aliased !== undefined || /^(@site\/|\.{1,2}(\/|$)|\/)/.test(specifier)) {
      const candidates = paths.flatMap((path) => CANDIDATES.map((ending) => path + ending));
      const file = candidates.find(isFile);
      if (file === undefined) {
        missing.add(specifier);
        for (const candidate of candidates) {
          uses.add(candidate);
          this.#absent.add(candidate);
        }
        return createStub();
      }
      uses.add(file);
      return TEXT.test(written) ? { __esModule: true, default: readFileSync(file, 'utf8') } : this.load(file);
    }
    if (STYLE.test(specifier)) return {};
    try {
      return createRequire(from)(specifier);
    } catch (error) {
      if (!isAbsence(error, specifier) && !needsBundler(error)) throw error;
      missing.add(specifier);
      return createStub();
    }
  }

  /** The path that an alias stands for; undefined if a specifier begins with none. */
  #aliased(specifier: string): readonly string[] | undefined {
    for (const [written, path] of Object.entries(this.#options.aliases)) {
      const name = written.replace(/\$$/, '');
      if (specifier === name) return [path];
      if (name === written && specifier.startsWith(`${name}/`)) return [path + specifier.slice(name.length)];
    }
    return undefined;
  }

  #read(file: string): Pick<Module, 'exports' | 'css'> {
    if (file.endsWith('.json')) return { exports: JSON.parse(readFileSync(file, 'utf8')), css: '' };
    if (/\.ya?ml$/.test(file)) return { exports: { __esModule: true, default: parse(readFileSync(file, 'utf8')) }, css: '' };
    if (STYLE_MODULE.test(file)) {
      const { classes, css } = readStyleModule(file, pathFrom(this.#options.siteDir, file), this.#options.compiledStyles(file));
      return { exports: { __esModule: true, default: classes, ...classes }, css };
    }
    if (STYLE.test(file)) return { exports: {}, css: '' };
    if (/\.mdx?$/.test(extname(file))) return { exports: createStub(), css: '' };
    const address = `@site/${pathFrom(this.#options.siteDir, file)}`;
    return { exports: { __esModule: true, default: this.#options.asset(address, file) }, css: '' };
  }
}

/** Whether a package is in another language than JavaScript, which the project's own bundler translates. Its second reader finds it unready. */
function needsBundler(error: unknown): boolean {
  return error instanceof SyntaxError || /not yet fully loaded|Unknown file extension/.test(String(error));
}

/** Whether an error says that this very package is not there, and not that running it failed. */
function isAbsence(error: unknown, specifier: string): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return (
    (code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') &&
    String(error).split('\n', 1)[0]?.includes(specifier) === true
  );
}
