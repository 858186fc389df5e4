import { type IncomingMessage, request, type ServerResponse } from 'node:http';
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
