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
      const { frontMatter, diagnostics } = parseFrontMatter(source, file);
      const text = JSON.stringify({ frontMatter, diagnostics });
      kept.set(key, text);
      // Its texts would be parts of the source, and keep the whole of that in memory.
      return { ...JSON.parse(text), bodyOffset: block.bodyOffset };
    },
    [Symbol.dispose]: () => kept[Symbol.dispose](),
  };
}
