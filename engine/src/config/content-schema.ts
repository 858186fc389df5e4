import { z } from 'zod';
import { embed } from './services-schema.ts';

/** Patterns of paths, such as all files in folders called drafts. */
const globs = z.array(z.string()).default([]);

/** What addresses begin with, with both slashes. */
const routeBase = z.string().overwrite((path) => `/${path}/`.replace(/\/+/g, '/'));

const tocLevel = z.int().min(2).max(6);

/** Where the pages are, how they are written, and what is checked of them. */
export const content = z.strictObject({
  /** `docusaurus`: folders and sidebar files are those of Docusaurus, and `dir` and `sidebars` are ignored. */
  layout: z.enum(['signpost', 'docusaurus']).default('signpost'),
  /** Folder of the pages of a locale and version, with the placeholders `<locale>` and `<version>`. */
  dir: z
    .string()
    .regex(/^(?:[^<]|<(?:locale|version)>)*$/, 'must have no other placeholders than <locale> and <version>')
    .default('content/<locale>/<version>'),
  /** Path before the version in the addresses of all docs: `/docs` for `/en/docs/1.0/intro/`. */
  routeBasePath: routeBase.default('/'),
  /** In the layout of Docusaurus, the version in `docs/`. Set by `loadConfig` from `versions.json`. */
  current: z.string().optional(),
  /** In the layout of Docusaurus, the folder of the last version's docs, relative to the site's folder. */
  docsDir: z.string().default('docs'),
  /** In the layout of Docusaurus, patterns of the files below the docs' folder that are pages (none: all), and of those that are not. */
  include: globs,
  exclude: globs,
  /** Levels of the headings that the table of contents lists; a page's front matter can name its own. */
  tocLevels: z.strictObject({ least: tocLevel.default(2), most: tocLevel.default(3) }).prefault({}),
  /** Names of admonitions beside the known ones: `:::recipe` is a note called Recipe. */
  admonitions: z.array(z.string()).default([]),
  /** In the layout of Docusaurus, further docs beside the main ones, with addresses and sidebars of their own. */
  instances: z
    .array(
      z.strictObject({
        id: z.string(),
        dir: z.string(),
        routeBasePath: routeBase,
        /** Folder of its translations below that of a language: `docusaurus-plugin-content-docs-api/version-1.0`. */
        translations: z.string().optional(),
        include: globs,
        exclude: globs,
        numberPrefixes: z.boolean().default(true),
        /** Of one version of docs that have several: what it is called, what its pages say of it, and the `id` of the current one. */
        version: z
          .strictObject({ label: z.string(), banner: z.enum(['none', 'unmaintained', 'unreleased']), current: z.string() })
          .optional(),
      }),
    )
    .default([]),
  /** In the layout of Docusaurus, patterns of files in `src/pages` that are no pages. */
  pagesExclude: globs,
  /** In the layout of Docusaurus, the blogs: their folders and the beginnings of their addresses. The first one needs no `id`. */
  blogs: z
    .array(
      z.strictObject({
        id: z.string().default('default'),
        dir: z.string(),
        routeBasePath: z.string().startsWith('/'),
        title: z.string(),
        /** How many posts a page of its lists had: addresses of further pages lead to the one list. */
        postsPerPage: z.int().positive().default(10),
        include: globs,
        exclude: globs,
      }),
    )
    .default([]),
  /**
   * Whether `.md` files are plain Markdown, in which braces are text and indented lines are code (`detect`), or all files are (`md`).
   * In MDX 1 (`mdx1`), braces mean something, and indented lines are code.
   */
  format: z.enum(['mdx', 'mdx1', 'md', 'detect']).default('mdx'),
  /** Whether ids made of headings have their capitals (`#Set-Up`). */
  keepsCase: z.boolean().default(false),
  /** Whether `01-` at the beginning of a file's or folder's name only says its place. */
  numberPrefixes: z.boolean().default(true),
  /** Whether categories that do not say it are closed at first. */
  sidebarCollapsed: z.boolean().default(true),
  /** Whether categories that do not say it can be closed. */
  sidebarCollapsible: z.boolean().default(true),
  /** Whether `$…$` and `$$…$$` are formulas. */
  math: z.boolean().default(false),
  /** Commands of the site's own in formulas, with the TeX that they stand for: `\RR`, `\mathbb{R}`. */
  mathMacros: z.record(z.string().startsWith('\\'), z.string()).default({}),
  /** Whether what Docusaurus lets pass is a warning instead of an error. */
  lenient: z.boolean().default(false),
  /** What a link to a missing page, to a missing heading and a missing picture are. */
  brokenLinks: z.enum(['error', 'warning', 'ignore']).default('error'),
  brokenAnchors: z.enum(['error', 'warning', 'ignore']).default('error'),
  brokenImages: z.enum(['error', 'warning', 'ignore']).default('error'),
  /** Beginnings of addresses that are served elsewhere, such as a blog: links to them are not checked. */
  unchecked: z.array(z.string().startsWith('/')).default([]),
  /** First parts of the ids of pages that differ between versions, and name theirs: `sdk` for `sdk/push`. None: all do. */
  versioned: z.array(z.string()).default([]),
  /** Names of code languages beside the highlighter's: `{ gsc: 'c' }`. */
  codeLanguages: z.record(z.string(), z.string()).default({}),
  /** Whether translations whose source has changed since they were confirmed show a notice. */
  outdatedNotice: z.boolean().default(true),
  /** By version: how many questions of readers each page must at least and may at most list in its front matter, for search. */
  questions: z.record(z.string(), z.strictObject({ least: z.int().min(0).default(0), most: z.int().positive().optional() })).default({}),
  /** Sites that pages can show in frames, such as video players: `https://player.example.com`. */
  embeds: z.array(embed).default([]),
  /** Address of a source file for "Edit this page": `<file>` is its path from the project's root, `<site-file>` that from the site's folder. */
  editUrl: z
    .string()
    .regex(/<(?:site-)?file>/, 'must have <file> or <site-file> where the path of the page goes')
    .optional(),
  /** The same for folders of their own, with `<path>` for the path of a file in the folder: `{ blog: 'https://code.example.com/blog/<path>' }`. */
  editUrls: z.record(z.string(), z.string()).default({}),
});
