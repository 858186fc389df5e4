import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedModule } from './modules.ts';
import { type Plain, record, text } from './plain.ts';
import { filesOf } from './settings.ts';

/** Addresses below the blog that are other orders of its list of posts, and its feeds. */
export const BLOG_LISTS = ['authors', 'archive', 'page', 'rss.xml', 'feed.json'];

/** The options of the blog; undefined without one. */
export function blogOptions(preset: Plain, plugins: readonly NamedModule[]): Plain | undefined {
  const plugin = plugins.find(({ name }) => name === 'content-blog');
  if (!plugin && (Object.keys(preset).length === 0 || preset.blog === false)) return undefined;
  return plugin?.options ?? record(preset.blog);
}

/** The blog's folder, address and title; undefined without a blog. */
export function findBlog(
  siteDir: string,
  preset: Plain,
  plugins: readonly NamedModule[],
): { dir: string; routeBasePath: string; title: string; include: string[]; exclude: string[] } | undefined {
  const options = blogOptions(preset, plugins);
  if (options === undefined) return undefined;
  const dir = text(options.path) ?? 'blog';
  const base = typeof options.routeBasePath === 'string' ? options.routeBasePath : 'blog';
  if (!existsSync(join(siteDir, dir))) return undefined;
  const routeBasePath = `/${base}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
  return { dir, routeBasePath, title: text(options.blogTitle) ?? 'Blog', ...filesOf(options) };
}

/** Addresses of the pages that are React code. */
export function findReactPages(siteDir: string): string[] {
  const folder = join(siteDir, 'src', 'pages');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => /\.(jsx?|tsx?)$/.test(file) && !/(^|\/)(_|__tests__\/)|\.(test|d)\.\w+$/.test(file))
    .map((file) => `/${file.replace(/\.\w+$/, '')}`.replace(/\/index$/, ''))
    .toSorted();
}
