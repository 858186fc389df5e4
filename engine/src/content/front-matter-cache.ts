import { join } from 'node:path';
import { type ParsedFrontMatter, parseFrontMatter } from '../markdown/front-matter.ts';
import { findFrontMatter } from '../markdown/front-matter-block.ts';
import { openTextCache } from './text-cache.ts';

/** Parses front matter, but not what an earlier build or start has parsed: YAML takes longer than all else that is done to unchanged pages. */
export interface FrontMatterParser extends Disposable {
  /** As `parseFrontMatter`. */
  parse(source: string, file: string): ParsedFrontMatter;
}

/** @param dir absolute path of the folder for caches */
export function openFrontMatterParser(dir: string): FrontMatterParser {
  const kept = openTextCache(join(dir, 'front-matter.sqlite'), [join(import.meta.dirname, '../markdown')]);
  return {
    parse(source, file) {
      const block = findFrontMatter(source);
      if (!block) return parseFrontMatter(source, file);
      // Messages name the file.
      const key = `${file}\n${block.yaml}`;
      const known = kept.get(key);
      if (known !== undefined) return { ...JSON.parse(known), bodyOffset: block.bodyOffset };
      const { frontMatter, diagnostics, bodyOffset } = parseFrontMatter(source, file);
      kept.set(key, JSON.stringify({ frontMatter, diagnostics }));
      return { frontMatter, diagnostics, bodyOffset };
    },
    [Symbol.dispose]: () => kept[Symbol.dispose](),
  };
}
