import { join, posix } from 'node:path';
import { translationsFolder } from '../config/docusaurus/folders.ts';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import { compare } from '../model/compare.ts';
import { isRecord } from '../model/record.ts';
import { createBlogLists } from './blog-lists.ts';
import { type Blog, blogPrefix, describePost, type FileReport, readAuthors, readEntries, splitDate } from './blog-post.ts';
import { ownTranslations } from './own-translations.ts';
import { isIncluded, listFiles, type ReadContext, type ReadPages, readPage } from './read-doc.ts';
import { type FilePlace, placeStandalone } from './route.ts';
import { readTagsFile } from './tags-file.ts';

/** Reads all blogs, which have no versions. */
export async function readBlogs(context: ReadContext, pages: ReadPages): Promise<void> {
  if (!context.version.isLast) return;
  for (const blog of context.loaded.config.content.blogs) await readBlog(context, blog, pages);
}

/**
 * Reads the posts of a blog as pages without a sidebar, at the addresses that Docusaurus gives them, each with its date and authors at its end,
 * and makes the pages that list them, newest first: all, those of a tag, those of an author.
 */
async function readBlog(context: ReadContext, blog: Blog, pages: ReadPages): Promise<void> {
  const { loaded, locale, diagnostics } = context;
  const root = blogDir(loaded, locale.name, blog);
  const translations = ownTranslations(loaded, locale, translationsFolder('blog', blog.id));
  const nameOf = (absolute: string): string => projectPath(loaded, absolute);
  // All languages have the same files; their problems are told once.
  const problems = locale.name === loaded.config.defaultLocale ? diagnostics : [];
  const authors = await readAuthors(join(loaded.siteDir, blog.dir), { diagnostics: problems, nameOf });
  const tagsFile = join(loaded.siteDir, blog.dir, 'tags.yml');
  const tags = await readTagsFile(tagsFile, nameOf(tagsFile), problems);
  const found: ReadPages = { docs: [], drafts: [], partials: pages.partials };
  for (const path of await listFiles(root)) {
    if (/\.mdx?$/.test(path) && isIncluded(path, blog))
      readPage(context, root, path, ({ slug }) => placePost(path, slug, blog), found, translations);
  }
  const posts = found.docs.map((doc) => describePost(doc, blog, authors, tags, locale)).toSorted((a, b) => compare(b.date, a.date));
  pages.docs.push(...posts.map(({ doc }) => doc));
  pages.drafts.push(...found.drafts);
  if (posts.length > 0)
    pages.docs.push(...createBlogLists(context, blog, await blogTitle(translations ?? root, blog, { diagnostics, nameOf }), posts));
}

function blogDir({ config, siteDir }: LoadedConfig, locale: string, blog: Blog): string {
  return locale === config.defaultLocale ? join(siteDir, blog.dir) : join(siteDir, 'i18n', locale, translationsFolder('blog', blog.id));
}

/** The blog's title in a language: that of the translated options, else that of the configuration. */
async function blogTitle(root: string, { title }: Blog, report: FileReport): Promise<string> {
  const translated = (await readEntries(root, 'options', report)).title;
  return isRecord(translated) && typeof translated.message === 'string' ? translated.message : title;
}

/** The address of a post: its slug, else its date and name. */
function placePost(path: string, slug: string | undefined, blog: Blog): FilePlace {
  const stem = path.replace(/\.mdx?$/, '');
  const { folder = '', date, name = '' } = splitDate(stem);
  const natural = date === undefined ? stem.replace(/\/index$/, '') : posix.join(folder, date.replaceAll('-', '/'), name);
  return { ...placeStandalone(path, posix.join(blog.routeBasePath, slug ?? natural)), id: `${blogPrefix(blog)}/${stem}` };
}
