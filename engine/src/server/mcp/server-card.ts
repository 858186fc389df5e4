import { cutText } from '../../model/cut-text.ts';
import { CARD_PATH, TOOLS_PATH } from '../../model/service-paths.ts';
import type { SiteBuild } from '../build.ts';

export const CARD_TYPE = 'application/mcp-server-card+json';
export const CATALOG_TYPE = 'application/ai-catalog+json';
export const TOOLS_VERSION = '1.0.0';
/** Longest title of a card, in UTF-16 code units. */
const LONGEST_TITLE = 100;
const NAME = 'docs';

/**
 * What programs learn of the tools before they connect (MCP Server Card, SEP-2127): who they are, and where. What they can do, they say by
 * themselves.
 * @returns undefined for a build that does not know its own address
 */
export function createServerCard({ url, baseUrl, title }: SiteBuild): object | undefined {
  if (!URL.canParse(url)) return undefined;
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${new URL(url).hostname.split('.').reverse().join('.')}/${NAME}`,
    title: titleOf(title),
    description: 'Searches and reads the documentation.',
    version: TOOLS_VERSION,
    websiteUrl: url + baseUrl,
    remotes: [{ type: 'streamable-http', url: url + baseUrl.slice(0, -1) + TOOLS_PATH }],
  };
}

/**
 * Where the card is, for programs that know the domain alone (AI Catalog 1.0, as the discovery of MCP servers uses it).
 * @returns undefined for a build that does not know its own address
 */
export function createCatalog({ url, baseUrl, title }: SiteBuild): object | undefined {
  if (!URL.canParse(url)) return undefined;
  const identifier = `urn:air:${new URL(url).hostname}:mcp:${NAME}`;
  const card = url + baseUrl.slice(0, -1) + CARD_PATH;
  return { specVersion: '1.0', entries: [{ identifier, displayName: titleOf(title), type: CARD_TYPE, url: card }] };
}

function titleOf(title: string): string {
  return cutText(title || 'Documentation', LONGEST_TITLE);
}
