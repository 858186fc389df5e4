import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, fieldsOf, text } from '../../model/record.ts';
import { idOf, pagesFolder } from './folders.ts';
import type { NamedModule } from './modules.ts';
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
export function blogOptions(preset: Fields, plugins: readonly NamedModule[]): Fields[] {
  const isPreset = Object.keys(preset).length > 0 && preset.blog !== false;
  return [
    ...(isPreset ? [fieldsOf(preset.blog)] : []),
    ...plugins.filter(({ name }) => name === 'content-blog').map(({ options }) => options),
  ];
}

/** The folders, addresses and titles of the blogs that have a folder. */
export function findBlogs(siteDir: string, allOptions: readonly Fields[]): ProjectBlog[] {
  const blogs = allOptions.flatMap((options): ProjectBlog[] => {
    const dir = pagesFolder(siteDir, 'blog', options);
    const base = typeof options.routeBasePath === 'string' ? options.routeBasePath : 'blog';
    if (!existsSync(join(siteDir, dir))) return [];
    const routeBasePath = `/${base}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const title = text(options.blogTitle) ?? 'Blog';
    const { postsPerPage } = options;
    const perPage = typeof postsPerPage === 'number' && postsPerPage > 0 ? { postsPerPage } : {};
    return [{ id: idOf(options), dir, routeBasePath, title, ...perPage, ...filesOf(options) }];
  });
  // A preset has a blog of its own unless it is told not to, and plug-ins take its place.
  return blogs.filter(({ routeBasePath }, index) => !blogs.some((other, at) => at > index && other.routeBasePath === routeBasePath));
}
