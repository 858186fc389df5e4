import { isIP } from 'node:net';
import { OperatorError } from '../../model/operator-error.ts';
import { parseTrustedProxies, splitList } from './proxies.ts';

/** An origin as browsers write it. */
const ORIGIN = /^[a-z][\w+.-]*:\/\/[^/?#*\s]+$/i;
/** Networks that have a name. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Looks at the environment before the server starts: some settings would stop it without a reason, others count for nothing.
 * @throws OperatorError for a setting that cannot be used
 */
export function checkEnvironment(): void {
  const { SIGNPOST_TRUST_PROXY = '', SIGNPOST_CORS_ORIGINS = '' } = process.env;
  const trusted = parseTrustedProxies(SIGNPOST_TRUST_PROXY);
  const proxy = Array.isArray(trusted) ? trusted.find((entry) => !isNetwork(entry)) : undefined;
  if (proxy !== undefined) {
    const advice = 'Write these, separated by commas (10.0.0.0/8), or a number of proxies, true or false.';
    throw new OperatorError(`SIGNPOST_TRUST_PROXY: "${proxy}" is neither an address nor a network. ${advice}`);
  }
  const origin = splitList(SIGNPOST_CORS_ORIGINS).find((entry) => !ORIGIN.test(entry));
  if (origin !== undefined) {
    const advice = 'Write each without a slash at its end: https://docs.example';
    throw new OperatorError(`SIGNPOST_CORS_ORIGINS: "${origin}" is no origin. ${advice}`);
  }
}

/** An address, perhaps with the number of bits, or the mask, of its network. */
function isNetwork(entry: string): boolean {
  const [address = '', range, ...more] = entry.split('/');
  const kind = isIP(address);
  if (NAMED.has(entry) || (kind !== 0 && range === undefined)) return true;
  if (kind === 0 || range === undefined || more.length > 0) return false;
  return /^\d+$/.test(range) ? Number(range) > 0 && Number(range) <= (kind === 4 ? 32 : 128) : kind === 4 && isIP(range) === 4;
}
