import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeFileList } from '../../model/file-list.ts';
import type { SearchSection } from '../../model/search.ts';
import { parseGlossary } from '../../search/glossary.ts';
import { createIndex } from '../../search/sqlite/create-index.ts';
import type { RunningServer, ServerOptions } from '../options.ts';
import { startServer } from '../start-server.ts';

/** A built site in a folder of its own, and a server for it. */
export interface SmallSite extends AsyncDisposable {
  readonly dist: string;
  readonly server: RunningServer;
}

/** Writes files by their path below `dir`; an HTML page gets its compressed siblings. */
export function writeSite(dir: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(dir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!name.endsWith('.html')) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  writeFileList(dir);
}

export async function serveSite(
  files: Readonly<Record<string, string | Buffer>>,
  options: Omit<ServerOptions, 'dist'> = {},
): Promise<SmallSite> {
  const parent = mkdtempSync(join(tmpdir(), 'signpost-serve-'));
  const dist = join(parent, 'dist');
  writeSite(dist, files);
  const server = await startServer({ dist, port: 0, logLevel: 'silent', watchInterval: 20, ...options });
  return {
    dist,
    server,
    async [Symbol.asyncDispose]() {
      await server.close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

export function writeIndex(file: string, title: string): void {
  const section: SearchSection = {
    ...{ id: 'sdk', url: '/sdk/', title, heading: '', content: '提交成绩', locale: 'zh-Hans', version: 'v3' },
    ...{ section: 'sdk', breadcrumbs: [], description: '', keywords: [], questions: [] },
  };
  createIndex([section], file, parseGlossary({ terms: [] }));
}

/** The bytes of a search index with one page. */
export function makeIndex(title: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-index-'));
  writeIndex(join(folder, 'index.sqlite'), title);
  const bytes = readFileSync(join(folder, 'index.sqlite'));
  rmSync(folder, { recursive: true });
  return bytes;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks as it is said: no redirects followed, no headers added, the path not touched. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends bytes that no client would send, and gives the status of the answer. */
export function askRaw(origin: string, target: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1'),
    );
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('end', () => resolve(Number(text.split(' ')[1])));
    socket.on('error', reject);
  });
}
