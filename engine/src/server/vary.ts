import type { FastifyReply } from 'fastify';

/** Adds a request header to those that the answer depends on. */
export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const present = reply.getHeader('Vary');
  const names = typeof present === 'string' ? present.split(/,\s*/) : [];
  return names.includes('*') || names.includes(name) ? reply : reply.header('Vary', [...names, name].join(', '));
}
