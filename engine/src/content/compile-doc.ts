import { join } from 'node:path';
import { compile } from '../markdown/compile.ts';
import type { CompileContext, CompiledPage, KeptHtml, Term } from '../markdown/compiled.ts';
import type { PluginSettings } from '../markdown/plugins/protocol.ts';
import type { ReactSettings } from '../markdown/react/protocol.ts';
import { readIfPossible } from '../model/read-if-there.ts';
import type { SourceDoc } from './catalog-types.ts';
import { rendererFor, transformerFor } from './react-project.ts';
import { type ComponentModule, loadComponents } from './site-components.ts';

/** What compiled files depend on beside their sources. Can be sent to another thread. */
export interface CompileSettings
  extends Omit<CompileContext, 'readPartial' | 'keptHtml' | 'react' | 'plugins' | 'locale' | 'version' | 'terms'> {
  /** The explained terms by locale and version. */
  readonly termsOf?: Readonly<Record<string, readonly Term[]>>;
  /** The module with the site's components; null for none. */
  readonly components: ComponentModule | null;
  /** What React components of a Docusaurus project can know of it; absent for sites whose pages run no code. */
  readonly reactProject?: ReactSettings | undefined;
  /** Where a Docusaurus project names its plug-ins for Markdown; absent if none can be run. */
  readonly pluginProject?: PluginSettings | undefined;
}

/** The sources of one job, for a worker thread. */
export interface CompileJob {
  readonly docs: readonly SourceDoc[];
  readonly settings: CompileSettings;
  readonly rootDir: string;
  /** The file of the compile cache. */
  readonly cacheFile: string;
}

/**
 * Compiles one file in this thread.
 * @param keptHtml coloured code and diagrams of earlier builds
 */
export async function compileDoc(doc: SourceDoc, settings: CompileSettings, rootDir: string, keptHtml?: KeptHtml): Promise<CompiledPage> {
  const { source, file, locale, version } = doc;
  const { components, reactProject, pluginProject, termsOf, ...shared } = settings;
  const react = reactProject && { ...rendererFor(reactProject), rootDir, stylesFile: reactProject.stylesFile };
  const plugins = pluginProject && { ...transformerFor(pluginProject), rootDir };
  const own = components === null ? undefined : await loadComponents(components);
  const context = {
    ...shared,
    terms: termsOf?.[`${locale}/${version}`] ?? [],
    locale,
    version,
    readPartial: partialReader(rootDir),
    ...(keptHtml && { keptHtml }),
    ...(react && { react }),
    ...(plugins && { plugins }),
  };
  return compile(source, file, context, doc, own);
}

/** Returns a function that reads a partial by its path from the project's root; undefined if it cannot be read. */
export function partialReader(rootDir: string): (file: string) => string | undefined {
  return (file) => readIfPossible(join(rootDir, file));
}
