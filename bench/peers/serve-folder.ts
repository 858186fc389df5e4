import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listen } from '../../engine/src/build/dev/listen.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const COMPRESSED = /^(\.html|\.m?js|\.css|\.json|\.svg)$/;
/** Folders whose files have a hash in their names, for each of the generators. */
const LASTING = /^\/(-|assets|_astro)\//;

/**
 * Serves a built site in the same way whoever built it: gzip, pages that are asked for again each time, files with a hash that are kept.
 * @param root the folder
 */
export async function serveFolder(root: string): Promise<{ readonly url: string; close(): void }> {
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(root, decodeURIComponent(pathname));
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const extension = extname(file);
    const isCompressed = COMPRESSED.test(extension);
    const body = bodies.get(file) ?? (isCompressed ? gzipSync(readFileSync(file)) : readFileSync(file));
    bodies.set(file, body);
    response.writeHead(200, {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': LASTING.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-length': body.length,
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(body);
  });
  const url = await listen(server, 0);
  return {
    url,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function findFile(root: string, path: string): string | undefined {
  const file = join(root, normalize(path));
  return [join(file, 'index.html'), file, `${file}.html`].find((one) => existsSync(one) && statSync(one).isFile());
}
