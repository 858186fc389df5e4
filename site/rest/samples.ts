import type { ExampleRequest } from './requests.ts';
import type { Json } from './schema.ts';

export interface SampleLanguage {
  /** Its name among the reader's choices, the same as in the samples of the guides. */
  readonly value: string;
  readonly label: string;
  /** For the colours. */
  readonly language: string;
  readonly print: (request: ExampleRequest) => string;
}

/** The languages of the requests; the first is in all renditions of a page. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  { value: 'curl', label: 'curl', language: 'bash', print: printCurl },
  { value: 'javascript', label: 'JavaScript', language: 'js', print: printJavaScript },
  { value: 'python', label: 'Python', language: 'python', print: printPython },
];

/** Objects and lists up to this length stay on one line. */
const LINE = 60;

function printCurl({ method, url, query, headers, body }: ExampleRequest): string {
  const isGet = method === 'GET';
  const address = isGet || query.length === 0 ? url : `${url}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
  // With more lines, the address has one of its own: beside the method, even a short one would be wider than the panel.
  const lines = [
    `curl${isGet ? (query.length > 0 ? ' -G' : '') : ` -X ${method}`}`,
    address === url ? url : shellQuoted(address),
    ...headers.map(([name, value]) => (/["$`\\]/.test(value) ? `-H ${shellQuoted(`${name}: ${value}`)}` : `-H "${name}: ${value}"`)),
    ...(isGet ? query.map(([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`) : []),
    ...(body === undefined ? [] : [`-d ${shellQuoted(printJson(body, '  '))}`]),
  ];
  return lines.length > 2 ? lines.join(' \\\n  ') : lines.join(' ');
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function printJavaScript({ method, url, query, headers, body }: ExampleRequest): string {
  const lines: string[] = [];
  if (query.length > 0) lines.push(`const query = new URLSearchParams(${printObject(query, '')});`);
  const address = query.length > 0 ? `\`${url}?\${query}\`` : singleQuoted(url);
  lines.push(`const response = await fetch(${address}, {`);
  if (method !== 'GET') lines.push(`  method: '${method}',`);
  if (headers.length > 0) lines.push(`  headers: ${printObject(headers, '  ')},`);
  if (body !== undefined) lines.push(`  body: JSON.stringify(${printLiteral(body, '  ', JAVASCRIPT)}),`);
  lines.push('});', 'if (!response.ok) throw new Error(await response.text());', 'console.log(await response.json());');
  return lines.join('\n');
}

function printObject(entries: readonly (readonly [string, string])[], indent: string): string {
  return `{\n${entries.map(([name, value]) => `${indent}  ${JAVASCRIPT.key(name)}: ${singleQuoted(value)},\n`).join('')}${indent}}`;
}

function printPython({ method, url, query, headers, body }: ExampleRequest): string {
  const pairs = (entries: readonly (readonly [string, string])[]) =>
    `{\n${entries.map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`).join('')}    }`;
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...(headers.length > 0 ? [`    headers=${pairs(headers.filter(([name]) => name !== 'Content-Type' || body === undefined))},`] : []),
    ...(query.length > 0 ? [`    params=${pairs(query)},`] : []),
    ...(body === undefined ? [] : [`    json=${printLiteral(body, '    ', PYTHON)},`]),
    '    timeout=10,',
    ')',
    'response.raise_for_status()',
    'print(response.json())',
  ].join('\n');
}

interface Notation {
  readonly key: (name: string) => string;
  readonly text: (value: string) => string;
  readonly truth: (value: boolean) => string;
  readonly nothing: string;
  readonly indent: string;
  /** Before a closing bracket on a line of its own. */
  readonly lastComma: string;
  readonly space: string;
}

const JSON_NOTATION: Notation = {
  key: (name) => JSON.stringify(name),
  text: (value) => JSON.stringify(value),
  truth: String,
  nothing: 'null',
  indent: '  ',
  lastComma: '',
  space: ' ',
};
const JAVASCRIPT: Notation = {
  ...JSON_NOTATION,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)),
  text: singleQuoted,
  lastComma: ',',
};
const PYTHON: Notation = {
  ...JSON_NOTATION,
  truth: (value) => (value ? 'True' : 'False'),
  nothing: 'None',
  indent: '    ',
  lastComma: ',',
  space: '',
};

/** JSON as people write it: short parts stay on one line. */
export function printJson(value: Json, indent = ''): string {
  return printLiteral(value, indent, JSON_NOTATION);
}

function printLiteral(value: Json, indent: string, notation: Notation): string {
  const line = printLine(value, notation);
  if (typeof value !== 'object' || value === null || (line.length <= LINE && !holdsObjects(value))) return line;
  const inner = indent + notation.indent;
  const list = isArray(value);
  const parts = list
    ? value.map((item) => printLiteral(item, inner, notation))
    : Object.entries(value).map(([name, item]) => `${notation.key(name)}: ${printLiteral(item, inner, notation)}`);
  if (parts.length === 0) return line;
  return `${list ? '[' : '{'}\n${inner}${parts.join(`,\n${inner}`)}${notation.lastComma}\n${indent}${list ? ']' : '}'}`;
}

function printLine(value: Json, notation: Notation): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value === 'boolean') return notation.truth(value);
  if (value === null) return notation.nothing;
  if (typeof value !== 'object') return String(value);
  if (isArray(value)) return `[${value.map((item) => printLine(item, notation)).join(', ')}]`;
  const parts = Object.entries(value).map(([name, item]) => `${notation.key(name)}: ${printLine(item, notation)}`);
  return parts.length === 0 ? '{}' : `{${notation.space}${parts.join(', ')}${notation.space}}`;
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether lines of it would hold an object in an object, which is hard to read. */
function holdsObjects(value: Json): boolean {
  if (typeof value !== 'object' || value === null || isArray(value)) return false;
  return Object.values(value).some((item) => typeof item === 'object' && item !== null && !isArray(item) && Object.keys(item).length > 3);
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
