import { posix } from 'node:path';
import { parseFrontMatter } from '../markdown/front-matter.ts';
import { fillLabel, labelsFor } from '../markdown/labels.ts';
import { formatDate } from '../model/format-date.ts';
import { encodePath } from '../model/href.ts';
import { asPlainText, asTarget, type Blog, blogPrefix, type ListName, linkTo, type Post } from './blog-post.ts';
import type { SourceDoc } from './catalog-types.ts';
import type { ReadContext } from './read-doc.ts';
import { placeStandalone, toRoute } from './route.ts';

/** The posts of a tag or an author. */
interface PostsOf extends ListName {
  readonly posts: readonly Post[];
}

/**
 * The pages that list the posts of a blog: all, those of each tag and of each author with a page; and one for the tags.
 * @param title of the list of all
 * @param posts newest first
 */
export function createBlogLists(context: ReadContext, blog: Blog, title: string, posts: readonly Post[]): SourceDoc[] {
  const labels = labelsFor(context.locale.name);
  const byTag = groupPosts(posts, ({ tags }) => tags);
  const items = byTag.map((tag) => `- ${linkTo(tag, 'tags', blog)} (${tag.posts.length})`);
  return [
    listPosts(context, title, '', posts, blog),
    ...byTag.map((tag) => listPosts(context, fillLabel(labels.tag, tag.label), `tags/${tag.path}`, tag.posts, blog)),
    ...groupPosts(posts, ({ authors }) => authors).map((author) =>
      listPosts(context, author.label, `authors/${author.path}`, author.posts, blog),
    ),
    ...(items.length === 0 ? [] : [makePage(context, labels.tags, 'tags', items.toSorted(), blog)]),
  ];
}

function groupPosts(posts: readonly Post[], namesOf: (post: Post) => readonly ListName[]): PostsOf[] {
  const uses = posts.flatMap((post) => namesOf(post).map((name) => ({ post, name })));
  return [...Map.groupBy(uses, ({ name }) => name.path)].map(([path, group]) => ({
    path,
    label: group[0]?.name.label ?? path,
    posts: group.map(({ post }) => post),
  }));
}

/** A page that lists posts: Markdown like any other, so that it has titles, search and a plain form. */
function listPosts(context: ReadContext, title: string, path: string, posts: readonly Post[], blog: Blog): SourceDoc {
  const items = posts.map((post) => {
    const summary = post.doc.frontMatter.description ?? post.excerpt;
    const words = summary === '' ? '' : `\n\n  ${asPlainText(summary.replace(/\s+/g, ' ').trim())}`;
    return `- [${asPlainText(post.title)}](${asTarget(post.doc.place.route)})${post.date && ` · ${formatDate(post.date, context.locale)}`}${words}`;
  });
  // Docusaurus has ten to a page, and further orders of all.
  const further = Array.from({ length: Math.ceil(posts.length / blog.postsPerPage) - 1 }, (_, index) => `page/${index + 2}`);
  const orders = path === '' && blog.routeBasePath !== '/' ? ['archive', 'authors'] : [];
  const former = [...further, ...orders].map((end) => encodePath(posix.join(blog.routeBasePath, path, end)));
  return makePage(context, title, path, items, blog, former);
}

function makePage(
  { locale, version }: ReadContext,
  title: string,
  path: string,
  items: readonly string[],
  { id, dir, routeBasePath }: Blog,
  former: readonly string[] = [],
): SourceDoc {
  // Searches and search engines are given the posts.
  const unlisted = path === '' ? '' : 'unlisted: true\n';
  const source = `---\ntitle: ${JSON.stringify(title)}\n${unlisted}redirect_from: ${JSON.stringify(former)}\n---\n\n${items.join('\n')}\n`;
  const file = `${dir}/${path === '' ? 'index' : encodeURIComponent(path)}.${locale.name}.md`;
  const place = {
    ...placeStandalone('index.md', toRoute(posix.join(routeBasePath, path))),
    id: path === '' ? blogPrefix({ id }) : `${blogPrefix({ id })}:${path}`,
  };
  return { ...parseFrontMatter(source, file), file, siteFile: file, locale: locale.name, version: version.name, source, place };
}
