import { hash } from 'node:crypto';

/** Hash of a text: 16 hexadecimal digits of its SHA-256. */
export function hashOf(text: string | Uint8Array): string {
  return hash('sha256', text).slice(0, 16);
}
