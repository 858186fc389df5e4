import { hash } from 'node:crypto';

/** Hash of a text: 16 hexadecimal digits of its SHA-256. */
export function hashOf(text: string | Uint8Array): string {
  // A part of a text would keep the whole in memory, and thousands are held.
  return hash('sha256', text, 'buffer').toString('hex', 0, 8);
}
