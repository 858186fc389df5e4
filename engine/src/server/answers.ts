import type { FastifyReply } from 'fastify';
import { CACHE_CONTROL } from './policies/cache.ts';

/** An entity tag made from part of a digest, which is enough to tell versions of a file apart. */
export function formatEtag(digest: Buffer): string {
  return `"${digest.toString('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header matches an entity tag (RFC 9110 §13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Adds a request header to those that the answer depends on. */
export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const present = reply.getHeader('Vary');
  const names = typeof present === 'string' ? present.split(/,\s*/) : [];
  return names.includes('*') || names.includes(name) ? reply : reply.header('Vary', [...names, name].join(', '));
}

/** Answers a program that something is wrong: `{ error: { code, message } }`. */
export function sendError(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).header('Cache-Control', CACHE_CONTROL.error).send({ error: { code, message } });
}

/** Sends a text that is not cached, mostly a line. */
export function sendText(reply: FastifyReply, status: number, text: string, type = 'text/plain'): FastifyReply {
  return reply.code(status).header('Content-Type', `${type}; charset=utf-8`).header('Cache-Control', 'no-store').send(`${text}\n`);
}
