import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '../engine/src/build/dev/listen.ts';

const STYLE =
  'body{max-width:760px;margin:2rem auto;padding:0 1rem;font:16px/1.7 system-ui,sans-serif}pre{overflow:auto;background:#f5f7f7;padding:1rem}'.padEnd(
    2000,
    ' ',
  );

/** Serves the lower bound of any page: the articles of a running site without script, each with two kilobytes of style. */
export async function startFloor(siteUrl: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const html = await (await fetch(siteUrl + request.url)).text();
    const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
    const page = `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><style>${STYLE}</style>${article}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(gzipSync(page));
  });
  const url = await listen(server, 0);
  return {
    url: url.replace(/\/$/, ''),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
