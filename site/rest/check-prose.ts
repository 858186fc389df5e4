import { closest, distance } from 'fastest-levenshtein';
import type { Endpoint, Service } from './service.ts';
import { errorKey } from './service.ts';

/** Something of a REST interface that a page names and the data does not have. */
export interface ProseFinding {
  /** 1-based. */
  readonly line: number;
  /** As it is written. */
  readonly written: string;
  /** What is nearest in the data. */
  readonly nearest: string | undefined;
}

/** What a wrong segment counts beside its letters: a segment is sooner left out than mixed up. */
const WRONG_SEGMENT = 2;

const METHODS = 'GET|POST|PUT|PATCH|DELETE';
/** Also several methods of one path: `PUT`, `DELETE /users/<id>`. */
const METHOD_AND_PATH = new RegExp(`((?:\`(?:${METHODS})\`(?:、|，|, | and |和| 和 ))*)\`(${METHODS}) (\\/[^\`\\s]*)[^\`]*\``, 'g');
const ADDRESS = /https:\/\/([\w.-]+)(\/[^\s"'`)|,，。]*)?/g;
const HEADER = /\bX-(?:LC|TDS|Client|Server)-[A-Za-z]+(?:-[A-Za-z]+)*/g;
const CODE = /(?:\b[Cc]odes?|错误码|代码)(?: is|为|：|:)? *`?(\d{2,6})\b`?/g;

/** Paths of the reader's own host that belong to us; all others are examples of the reader's own addresses. */
const OURS = /^\/(?:1\.\d|friend|billboard|rtc)(?:\/|$)/;
const OWN_HOST = 'your-domain.example';

/**
 * Compares what a page says of REST interfaces with the data: methods with paths, addresses in samples, headers, and, on pages that show
 * requests of the data, codes of errors.
 */
export function checkProse(source: string, services: ReadonlyMap<string, Service>): ProseFinding[] {
  const endpoints = [...services.values()].flatMap((service) => [...service.endpoints.values()]);
  const headers = new Set([...services.values()].flatMap((service) => [...service.headers]));
  const codes = knownCodes(source, services);
  const lines = source.split('\n');
  const curls = new Map(collectCurls(source).map((call) => [call.addressLine, call.method]));
  return lines.flatMap((text, index): ProseFinding[] => {
    const line = index + 1;
    const found: ProseFinding[] = [];
    for (const [, before = '', last = '', path = ''] of text.matchAll(METHOD_AND_PATH)) {
      const matching = endpoints.filter((endpoint) => fits(endpoint, path));
      for (const method of [...(before.match(/[A-Z]+/g) ?? []), last]) {
        if (matching.some((endpoint) => endpoint.method === method.toLowerCase())) continue;
        found.push({ line, written: `${method} ${path}`, nearest: nearestRequest(`${method} ${path}`, endpoints) });
      }
    }
    for (const [, host = '', path = ''] of text.matchAll(ADDRESS)) {
      const there = endpoints.filter(({ server }) => new URL(server).host === host);
      if (there.length === 0 || path === '' || (host === OWN_HOST && !OURS.test(path))) continue;
      const method = curls.get(line);
      const isKnown = there.some(
        (endpoint) => matches(endpoint.fullPath, path, endpoint) && (method === undefined || method === endpoint.method),
      );
      const isBeginning = method === undefined && there.some(({ fullPath }) => fullPath.startsWith(`${withoutQuery(path)}/`));
      if (!isKnown && !isBeginning) {
        const written = `${method === undefined ? '' : `${method.toUpperCase()} `}${path}`;
        found.push({ line, written, nearest: nearestRequest(written, there) });
      }
    }
    for (const [header] of text.matchAll(HEADER)) {
      if (!headers.has(header)) found.push({ line, written: header, nearest: closest(header, [...headers]) });
    }
    for (const [, code = ''] of codes ? text.matchAll(CODE) : []) {
      if (codes && !codes.has(code)) found.push({ line, written: `code ${code}`, nearest: closest(code, [...codes]) });
    }
    return found;
  });
}

/** Codes and statuses of the services whose errors a page lists; undefined if it lists none: guides speak of other codes, too. */
function knownCodes(source: string, services: ReadonlyMap<string, Service>): ReadonlySet<string> | undefined {
  const names = new Set([...source.matchAll(/<RestErrors service="([\w-]+)"/g)].map((match) => match[1] ?? ''));
  if (names.size === 0) return undefined;
  const shown = [...names].flatMap((name) => services.get(name) ?? []);
  const errors = shown.flatMap((service) => service.errors.flatMap((error) => [errorKey(error), String(error.status ?? '')]));
  const statuses = shown.flatMap(({ endpoints }) =>
    [...endpoints.values()].flatMap(({ responses }) => responses.map(({ status }) => status)),
  );
  return new Set([...errors, ...statuses]);
}

/** Whether a written path is that of a request, whole or below the address that the page gives first. */
function fits(endpoint: Endpoint, written: string): boolean {
  return [endpoint.path, endpoint.fullPath].some((known) => matches(known, written, endpoint));
}

function matches(known: string, written: string, { alternatives }: Endpoint): boolean {
  const [ours, theirs] = [known, withoutQuery(written)].map((path) => path.split('/'));
  if (!ours || !theirs || ours.length !== theirs.length) return false;
  return ours.every((part, index) => {
    const other = theirs[index] ?? '';
    return part === other || (part.startsWith('{') && other !== '') || alternatives[part]?.includes(other) === true;
  });
}

function withoutQuery(path: string): string {
  return (path.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');
}

/** The nearest request, of the same method if there is one: a wrong path is more frequent than a wrong method. */
function nearestRequest(written: string, endpoints: readonly Endpoint[]): string | undefined {
  const [method = '', given = method] = written.split(' ');
  const parts = given.split('/');
  const all = endpoints.flatMap((endpoint) =>
    [endpoint.path, endpoint.fullPath].map((path) => ({ method: endpoint.method.toUpperCase(), path })),
  );
  const alike = all.filter((candidate) => candidate.method === method);
  const distances = (alike.length > 0 ? alike : all).map((candidate) => {
    // A parameter is as near as whatever stands in its place.
    const path = candidate.path.split('/').map((part, index) => (part.startsWith('{') ? (parts[index] ?? part) : part));
    const wrong = path.filter((part, index) => index < parts.length && part !== parts[index]).length;
    return {
      name: `${candidate.method} ${candidate.path}`,
      distance: distance(path.join('/'), withoutQuery(given)) + wrong * WRONG_SEGMENT,
    };
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.name;
}

/** The calls of curl in a page: their method, and the line with their address. */
function collectCurls(source: string): { readonly method: string; readonly addressLine: number }[] {
  const calls: { method: string; addressLine: number }[] = [];
  const lines = source.split('\n');
  for (let index = 0; index < lines.length; index++) {
    if (!/^\s*(?:\$ )?curl\b/.test(lines[index] ?? '')) continue;
    const first = index;
    while (/\\$/.test(lines[index] ?? '')) index++;
    // The body of a request can go on over several lines.
    const end = lines.slice(index + 1, index + 40).findIndex((text) => /^\s*(?:```|\}'|\]')/.test(text));
    const last = /'[[{]\s*$/.test(lines[index] ?? '') && end >= 0 ? index + 1 + end : index;
    let rest = last;
    while (/\\$/.test(lines[rest] ?? '')) rest++;
    const command = lines.slice(first, rest + 1);
    const address = command.findIndex((text) => /https:\/\//.test(text) && !/"https?:\/\/[^"]*",|: "https/.test(text));
    const text = command.join('\n');
    const given = /-X (\w+)/.exec(text)?.[1];
    const method = given ?? (/ -G\b/.test(text) || !/ -d\b/.test(text) ? 'GET' : 'POST');
    if (address >= 0) calls.push({ method: method.toLowerCase(), addressLine: first + address + 1 });
    index = rest;
  }
  return calls;
}
