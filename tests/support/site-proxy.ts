import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startTestServer, type TestServer } from './test-server.ts';

/** A server that passes everything on to a site, but for a part of it that can be made to fail. */
export interface BreakableSite extends TestServer {
  /** How that part is: `up`: as on the site; `failing`: answered with 500; `gone`: connections end without an answer. */
  state: 'up' | 'failing' | 'gone';
}

/** Starts it in front of a site. The part is all that is below a path. */
export async function serveBreakable(target: string, part: string): Promise<BreakableSite> {
  const control: { state: BreakableSite['state'] } = { state: 'up' };
  const server = await startTestServer((incoming, response) => {
    const state = incoming.url?.startsWith(part) ? control.state : 'up';
    if (state === 'gone') return void incoming.socket.destroy();
    if (state === 'up') return passOn(target, incoming, response);
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end('failing');
  });
  return Object.assign(control, server);
}

/**
 * Serves a site so that browsers run none of its scripts, and show what is for readers without: a sandbox switches scripting off, which
 * drivers of browsers can still ask. With the browsers' own settings, they cannot.
 */
export function serveWithoutScript(target: string): Promise<TestServer> {
  return startTestServer((incoming, response) => passOn(target, incoming, response, 'sandbox allow-same-origin allow-top-navigation'));
}

/** Serves a site whose documents come in small pieces, each after the browser had time to paint what it has: what readers with a slow network see. */
export function serveInPieces(target: string): Promise<TestServer> {
  return startTestServer(async (incoming, response) => {
    if (!incoming.headers.accept?.includes('text/html')) return passOn(target, incoming, response);
    const page = await fetch(new URL(incoming.url ?? '/', target), { headers: { accept: 'text/html' } });
    response.writeHead(page.status, { 'Content-Type': page.headers.get('Content-Type') ?? '' });
    const html = Buffer.from(await page.arrayBuffer());
    for (let start = 0; start < html.length; start += PIECE) {
      response.write(html.subarray(start, start + PIECE));
      if (start < LARGEST_SCREEN) await setTimeout(PAINT);
    }
    response.end();
  });
}

/** In bytes; and as many as the first screen of a page may take. */
const PIECE = 1000;
const LARGEST_SCREEN = 80_000;
/** In milliseconds. */
const PAINT = 40;

function passOn(target: string, incoming: IncomingMessage, response: ServerResponse, policy?: string): void {
  const { method, headers, url = '/' } = incoming;
  const outgoing = request(new URL(url, target), { method, headers }, (answer) => {
    const headers = { ...answer.headers };
    if (policy !== undefined) headers['content-security-policy'] = [headers['content-security-policy'] ?? [], policy].flat().join(', ');
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}
