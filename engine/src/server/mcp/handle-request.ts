import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { LIMITS } from '../policies/limits.ts';
import type { Library } from './library.ts';
import { createToolServer } from './tools.ts';

/** Answers the requests of programs over HTTP (MCP, Streamable HTTP). Nothing is kept between requests. */
export function createToolHandler(library: Library, onError: (error: Error) => void): McpHttpHandler {
  return createMcpHandler(() => createToolServer(library), {
    maxSubscriptions: LIMITS.subscriptions,
    maxRequestBodySize: LIMITS.toolRequest,
    onerror: onError,
  });
}
