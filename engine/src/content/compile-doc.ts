import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../markdown/compile.ts';
import type { CompileContext, CompiledPage } from '../markdown/compiled.ts';
import type { SourceDoc } from './read-doc.ts';

/** What compiled files depend on beside their sources. Can be sent to another thread. */
export type CompileSettings = Omit<CompileContext, 'readPartial' | 'locale' | 'version'>;

/** The sources of one job, for a worker thread. */
export interface CompileJob {
  readonly docs: readonly SourceDoc[];
  readonly settings: CompileSettings;
  readonly rootDir: string;
}

/** Compiles one file in this thread. */
export async function compileDoc(doc: SourceDoc, settings: CompileSettings, rootDir: string): Promise<CompiledPage> {
  const { source, file, locale, version } = doc;
  return compile(source, file, { ...settings, locale, version, readPartial: partialReader(rootDir) }, doc);
}

/** Returns a function that reads a partial by its path from the project's root; undefined if it cannot be read. */
export function partialReader(rootDir: string): (file: string) => string | undefined {
  return (file) => {
    try {
      return readFileSync(join(rootDir, file), 'utf8');
    } catch {
      return undefined;
    }
  };
}
