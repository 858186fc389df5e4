import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type Encoding } from '../model/file-list.ts';
import { addVary, matchesEtag } from './answers.ts';
import type { ServedFile, StoredBytes } from './build.ts';
import type { Content, ContentReader } from './content-reader.ts';

/**
 * Sends a file, with content negotiation, validators and ranges (RFC 9110).
 * @throws StaleBuildError before anything is sent, if the file no longer belongs to the build
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  reader: ContentReader,
  status = 200,
): Promise<FastifyReply> {
  const { encoding, bytes } = chooseBytes(request, file);
  const etag = encoding === undefined ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
  reply.header('Content-Type', file.contentType).header('Cache-Control', file.cacheControl).header('ETag', etag);
  if (file.compressed.size > 0) addVary(reply, 'Accept-Encoding');
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('Content-Type').send();
  }
  const content = await reader.read(bytes);
  if (encoding !== undefined) reply.header('Content-Encoding', encoding);
  else if (status === 200) return sendRange(request, reply, content, etag);
  return sendBytes(request, reply.code(status), content, 0, content.size - 1);
}

/** The smallest form that the reader accepts. Ranges are of the plain bytes. */
function chooseBytes({ headers }: FastifyRequest, { plain, compressed }: ServedFile): { encoding?: Encoding; bytes: StoredBytes } {
  const accepted = headers['accept-encoding'];
  if (compressed.size > 0 && typeof accepted === 'string' && headers.range === undefined) {
    for (const encoding of acceptedEncodings(accepted)) {
      const bytes = compressed.get(encoding);
      if (bytes !== undefined) return { encoding, bytes };
    }
  }
  return { bytes: plain };
}

/** The accepted encodings, smallest first. Quality values do not matter: all have the same content. */
function acceptedEncodings(header: string): Encoding[] {
  return ENCODINGS.filter((encoding) => negotiate(header, [encoding]) === encoding);
}

async function sendRange(request: FastifyRequest, reply: FastifyReply, content: Content, etag: string): Promise<FastifyReply> {
  reply.header('Accept-Ranges', 'bytes');
  const condition = request.headers['if-range'];
  const isWanted = request.method === 'GET' && (condition === undefined || condition === etag);
  const range = isWanted ? parseRange(request.headers.range, content.size) : undefined;
  if (range === undefined) return sendBytes(request, reply, content, 0, content.size - 1);
  if (range === 'unsatisfiable') {
    await closeContent(content);
    return reply.code(416).removeHeader('ETag').header('Content-Range', `bytes */${content.size}`).send();
  }
  reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${content.size}`);
  return sendBytes(request, reply, content, range.start, range.end);
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
  start: number,
  end: number,
): Promise<FastifyReply> {
  reply.header('Content-Length', end - start + 1);
  if (request.method === 'HEAD') {
    await closeContent(content);
    return reply.send();
  }
  const { source } = content;
  return reply.send(source.kind === 'memory' ? source.data.subarray(start, end + 1) : source.handle.createReadStream({ start, end }));
}

async function closeContent(content: Content): Promise<void> {
  if (content.source.kind === 'file') await content.source.handle.close();
}

/**
 * Parses a Range header (RFC 9110 §14). Several ranges or an unknown format mean the whole file.
 * @returns `'unsatisfiable'` if the range is outside of the file, undefined for the whole file
 */
function parseRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (found === null || (found[1] === '' && found[2] === '')) return undefined;
  if (found[1] === '') {
    const length = Number(found[2]);
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(found[1]);
  const end = found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1);
  if (found[2] !== '' && Number(found[2]) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
