import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createServer } from './start-server.ts';
import { ask, serveSite } from './testing/small-site.ts';

const FILES = { 'index.html': 'home', 'large.bin': Buffer.alloc(64 * 1024 * 1024) };

interface Client {
  readonly socket: Socket;
  /** All that the server has sent, when it has ended the connection. */
  readonly ended: Promise<string>;
}

/** A connection of its own, that sends what it is told to. */
function open(url: string, first: string): Client {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), allowHalfOpen: true });
  let text = '';
  socket.on('data', (data: Buffer) => {
    text += data.toString('latin1', 0, 100);
  });
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(text));
    socket.on('end', () => socket.end());
    // The server is free to break the connection.
    socket.on('error', () => socket.destroy());
  });
  socket.write(first);
  return { socket, ended };
}

test('who sends a request bit by bit, or nothing at all, is cut off; others are answered meanwhile', async () => {
  // On a busy machine, the server may come to what was sent a while later.
  await using site = await serveSite(FILES, { requestTimeout: 1500 });
  const slow = Array.from({ length: 50 }, () => open(site.server.url, 'GET / HTTP/1.1\r\nHost: x\r\n'));
  const silent = Array.from({ length: 50 }, () => open(site.server.url, ''));
  const timer = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write('X-More: a\r\n');
  }, 50);
  expect((await ask(site.server.url, '/')).status).toBe(200);
  const answers = await Promise.all([...slow, ...silent].map(({ ended }) => ended));
  clearInterval(timer);
  expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  expect((await ask(site.server.url, '/')).status).toBe(200);
});

test('who asks for a large file and takes nothing of it is cut off', async () => {
  await using site = await serveSite(FILES);
  const app = await createServer({ dist: site.dist, logLevel: 'silent', idleTimeout: 300 });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_error, connections) => resolve(connections)));
  const isConnected = once(app.server, 'connection');
  const { socket } = open(url, 'GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.pause();
  await isConnected;
  await expect.poll(count).toBe(0);
  socket.destroy();
  await app.close();
});

test('who hangs up, in the middle of a question or of an answer, harms nobody', async () => {
  await using site = await serveSite(FILES);
  const questions = ['GET / HT', 'GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'];
  const clients = questions.flatMap((question) => Array.from({ length: 20 }, () => open(site.server.url, question)));
  for (const { socket } of clients) socket.once(socket.connecting ? 'connect' : 'data', () => socket.resetAndDestroy());
  await Promise.all(clients.map(({ ended }) => ended));
  expect((await ask(site.server.url, '/')).status).toBe(200);
});

test('a list of a thousand ranges is answered once, with the whole', async () => {
  await using site = await serveSite({ 'index.html': 'home' });
  const ranges = Array.from({ length: 1000 }, (_, index) => `${index}-${index + 1}`).join(',');
  const answer = await ask(site.server.url, '/', { Range: `bytes=${ranges}` });
  expect([answer.status, answer.body.toString()]).toEqual([200, 'home']);
});

test('headers that are longer than any reader sends are refused', async () => {
  await using site = await serveSite({ 'index.html': 'home' });
  const answer = await open(site.server.url, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`).ended;
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  const many = await open(site.server.url, `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(4000)}\r\n`).ended;
  expect(many).toMatch(/^HTTP\/1\.1 431 /);
});

test.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'BREW'])('%s is refused, and the server goes on', async (method) => {
  await using site = await serveSite({ 'index.html': 'home' });
  const answer = await open(site.server.url, `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`).ended;
  expect(answer).toMatch(/^(HTTP\/1\.1 (400|404|405|501) |$)/);
  expect((await ask(site.server.url, '/')).status).toBe(200);
});

test.each([
  ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd'],
  ['a length and chunks', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: x\nX: a\n\n'],
  ['a header that folds', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n'],
  ['a null byte', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
])('a request with %s is refused: nothing is smuggled in', async (_what, request) => {
  await using site = await serveSite({ 'index.html': 'home' });
  expect(await open(site.server.url, request).ended).toMatch(/^HTTP\/1\.1 400 /);
  expect((await ask(site.server.url, '/')).status).toBe(200);
});
