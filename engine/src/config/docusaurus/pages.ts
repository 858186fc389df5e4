import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedModule } from './modules.ts';
import { type Plain, record, text } from './plain.ts';
import { filesOf } from './settings.ts';

/** Addresses below the blog that are other orders of its list of posts, and its feeds, which are no pages. */
export const BLOG_LISTS = ['authors', 'archive', 'page', 'atom.xml', 'rss.xml', 'feed.json'];

/** A blog as the configuration has it. */
export interface ProjectBlog {
  readonly id: string;
  readonly dir: string;
  readonly routeBasePath: string;
  readonly title: string;
  readonly postsPerPage?: number;
  readonly include: string[];
  readonly exclude: string[];
}

/** The options of the blogs: that of the preset, and those of plug-ins. */
export function blogOptions(preset: Plain, plugins: readonly NamedModule[]): Plain[] {
  const isPreset = Object.keys(preset).length > 0 && preset.blog !== false;
  return [
    ...(isPreset ? [record(preset.blog)] : []),
    ...plugins.filter(({ name }) => name === 'content-blog').map(({ options }) => options),
  ];
}

/** The folders, addresses and titles of the blogs that have a folder. */
export function findBlogs(siteDir: string, allOptions: readonly Plain[]): ProjectBlog[] {
  const blogs = allOptions.flatMap((options): ProjectBlog[] => {
    const dir = (text(options.path) ?? 'blog').replace(/^\.\//, '');
    const base = typeof options.routeBasePath === 'string' ? options.routeBasePath : 'blog';
    if (!existsSync(join(siteDir, dir))) return [];
    const routeBasePath = `/${base}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const title = text(options.blogTitle) ?? 'Blog';
    const { postsPerPage } = options;
    const perPage = typeof postsPerPage === 'number' && postsPerPage > 0 ? { postsPerPage } : {};
    return [{ id: text(options.id) ?? 'default', dir, routeBasePath, title, ...perPage, ...filesOf(options) }];
  });
  // A preset has a blog of its own unless it is told not to, and plug-ins take its place.
  return blogs.filter(({ routeBasePath }, index) => !blogs.some((other, at) => at > index && other.routeBasePath === routeBasePath));
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
