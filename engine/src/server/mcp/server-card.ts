import type { SiteBuild } from '../build.ts';
import { TOOLS_PATH } from '../service-paths.ts';

/** Media type of the card. */
export const CARD_TYPE = 'application/mcp-server-card+json';
/** Version of the tools. */
export const TOOLS_VERSION = '1.0.0';
/** Longest title of a card, in characters. */
const LONGEST_TITLE = 100;

/**
 * What programs learn of the tools before they connect (MCP Server Card, SEP-2127): who they are, and where. What they can do, they say by
 * themselves.
 * @returns undefined for a build that does not know its own address
 */
export function createServerCard({ url, baseUrl, title }: SiteBuild): object | undefined {
  if (!URL.canParse(url)) return undefined;
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${new URL(url).hostname.split('.').reverse().join('.')}/docs`,
    title: (title || 'Documentation').slice(0, LONGEST_TITLE),
    description: 'Searches and reads the documentation.',
    version: TOOLS_VERSION,
    websiteUrl: url + baseUrl,
    remotes: [{ type: 'streamable-http', url: url + baseUrl.slice(0, -1) + TOOLS_PATH }],
  };
}
