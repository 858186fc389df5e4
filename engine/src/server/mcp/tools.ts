import { type CallToolResult, createMcpHandler, type McpHttpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { cutText } from '../../model/cut-text.ts';
import { SearchUnavailableError } from '../../search/engine.ts';
import type { SiteBuild } from '../build.ts';
import { StaleBuildError } from '../content-reader.ts';
import { LIMITS } from '../policies/limits.ts';
import { fetchPage } from './fetch-page.ts';
import { type Library, QuestionError } from './library.ts';
import { listPages } from './list-pages.ts';
import { searchDocs } from './search-docs.ts';
import { searchSamples } from './search-samples.ts';
import { TOOLS_VERSION } from './server-card.ts';
import { whatChanged } from './what-changed.ts';

/** A tool as programs are told of it. All tools only read, and the answers come from this site alone. */
function readingTool<Input extends z.ZodType>(title: string, description: string, inputSchema: Input) {
  const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  return { title, description, annotations, inputSchema };
}

const question = z.string().trim().min(1).max(LIMITS.longestName);
const name = z.string().max(LIMITS.longestName).optional();

/** The tools, and what each may be asked, with the names that a build has. */
function describeTools(build: SiteBuild) {
  const ofQuery = name.describe(`Language: ${build.locales.map((one) => one.name).join(', ')}. Default: that of the query.`);
  const locale = name.describe(`Language: ${namesOf(build.locales)}.`);
  const version = name.describe(`Version of the documentation: ${namesOf(build.versions)}.`);
  const section = name.describe(`Part of the documentation: ${build.sections.join(', ')}. Default: all.`);
  const folder = name.describe(`Part: ${build.sections.join(', ')}; or a folder, such as "sdk/push". Default: the overview.`);
  return {
    search_docs: readingTool(
      'Search the documentation',
      'Finds pages and their sections by words, in either language. Answers with addresses for fetch_page and excerpts.',
      z.strictObject({
        query: question.describe('A few words, as in a search box: "leaderboard submit score".'),
        ...{ locale: ofQuery, version, section },
        limit: z.number().int().min(1).max(20).optional().describe('Most pages. Default: 8.'),
      }),
    ),
    fetch_page: readingTool(
      'Read a page',
      'Reads a page of the documentation as Markdown, or one section of it.',
      z.strictObject({
        path: z.string().min(1).max(2000).describe('Address of the page, as search_docs gives it; a hash names a section.'),
        section: name.describe('Heading of the section to read. Default: the whole page.'),
        platform: name.describe('Only the tabs for it: Unity, Android, iOS, Unreal, JavaScript, … Default: all.'),
      }),
    ),
    list_pages: readingTool(
      'List pages',
      'Lists the pages of the documentation with a sentence on each; without a section, an overview.',
      z.strictObject({ section: folder, locale, version }),
    ),
    search_samples: readingTool(
      'Search code samples',
      'Finds code samples of the documentation in a programming language.',
      z.strictObject({
        query: question.describe('What the code does, or a name that is in it.'),
        language: z
          .string()
          .min(1)
          .max(LIMITS.longestName)
          .describe(
            'As csharp, java, objectivec, cpp, javascript, python, go, php, bash, json, xml, yaml, sql; or a platform: Unity, Android, iOS, Unreal.',
          ),
        ...{ locale: ofQuery, version },
      }),
    ),
    what_changed: readingTool(
      'List changed pages',
      'Lists the pages that were changed since a day, the last first.',
      z.strictObject({
        since: name.describe('A day, as in 2026-01-31, or an older version, which is compared. Default: the last changes.'),
        until: name.describe('The last day. Default: today.'),
        offset: z.number().int().min(0).optional().describe('How many to skip, of an answer that says that there are more.'),
        ...{ locale, version, section },
      }),
    ),
  };
}

/** A server lives for one request, its schemas for one build: making them is a third of the work for a short answer. */
const toolsOf = new WeakMap<SiteBuild, ReturnType<typeof describeTools>>();

/** The tools of a site for a program's one connection or request. */
export function createToolServer(library: Library): McpServer {
  const { build } = library;
  const tools = toolsOf.get(build) ?? describeTools(build);
  toolsOf.set(build, tools);
  const server = new McpServer(
    { name: 'signpost', title: build.title || 'Documentation', version: TOOLS_VERSION },
    { instructions: instructionsOf(build), capabilities: { tools: {} } },
  );
  server.registerTool('search_docs', tools.search_docs, (input) => answer(() => searchDocs(library, input)));
  server.registerTool('fetch_page', tools.fetch_page, (input) => answer(() => fetchPage(library, input)));
  server.registerTool('list_pages', tools.list_pages, (input) => answer(() => listPages(library, input)));
  server.registerTool('search_samples', tools.search_samples, (input) => answer(() => searchSamples(library, input)));
  server.registerTool('what_changed', tools.what_changed, (input) => answer(() => whatChanged(library, input)));
  return server;
}

/** Answers the requests of programs over HTTP (MCP, Streamable HTTP). Nothing is kept between requests. */
export function createToolHandler(library: Library, onerror: (error: Error) => void): McpHttpHandler {
  const { subscriptions: maxSubscriptions, toolRequest: maxRequestBodySize } = LIMITS;
  return createMcpHandler(() => createToolServer(library), { maxSubscriptions, maxRequestBodySize, onerror });
}

function namesOf(entries: readonly { readonly name: string }[]): string {
  const [first = '', ...others] = entries.map((entry) => entry.name);
  return `${[first, ...others].join(', ')}. Default: ${first}`;
}

function instructionsOf({ title, locales, versions }: SiteBuild): string {
  return `The documentation of ${title || 'this site'}, in ${namesOf(locales)}; versions ${namesOf(versions)}. Search first, then read the section that a hit names.`;
}

/** Answers of all tools are bounded; what is wrong with a question is said in an answer that is marked as an error. */
async function answer(ask: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: bounded(await ask()) }] };
  } catch (error) {
    return { content: [{ type: 'text', text: describe(error) }], isError: true };
  }
}

function bounded(text: string): string {
  if (text.length <= LIMITS.toolAnswer) return text;
  const note = '\n\n(Cut off here: the rest is longer than one answer may be. Ask for a section.)';
  const most = LIMITS.toolAnswer - note.length;
  const end = text.lastIndexOf('\n', most);
  // A line may be nearly all of it, such as data that is written in one.
  return (end > most / 2 ? text.slice(0, end) : cutText(text, most)) + note;
}

function describe(error: unknown): string {
  if (error instanceof QuestionError) return error.message;
  if (error instanceof SearchUnavailableError) return 'Search is not available at the moment. fetch_page and list_pages are.';
  if (error instanceof StaleBuildError) return 'The documentation is being replaced at this moment. Ask again.';
  throw error;
}
