import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { prose } from '../../site/data/prose.ts';
import { checkProse } from '../../site/rest/check-prose.ts';
import { readServices } from '../../site/rest/read-services.ts';
import { exampleRequest } from '../../site/rest/requests.ts';
import { SAMPLE_LANGUAGES } from '../../site/rest/samples.ts';
import { loadService } from '../../site/rest/service.ts';
import { loadCodeParsers } from '../support/code-parsers.ts';
import { recordRequests } from '../support/record-requests.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'site/data/rest');
const content = join(root, 'site/content');
const services = readServices(folder);
const endpoints = [...services.values()].flatMap((service) => [...service.endpoints.values()]);
const run = promisify(execFile);

/** Requests that the readers' own programs answer, and those of interfaces before the present ones, which only upgrade notes name. */
const OTHERS = new Set(['GET /', 'GET /__engine/1/ping', 'GET /1.1/functions/_ops/metadatas', 'GET /api/v1/user/info', '/event']);

describe('pages', () => {
  it('with requests have room for two columns from the first paint on, and no others but those with tables of five columns or of error codes', () => {
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
    const texts = new Map(files.map((file) => [file, readFileSync(join(content, file), 'utf8')]));
    const isWide = (text: string): boolean => /^wide: true$/m.test(text.split('\n---', 1)[0] ?? '');
    const wrong = [...texts].filter(([, text]) =>
      text.includes('<Endpoint ') ? !isWide(text) : isWide(text) && !/^(?:\|[^|\n]*){5,}\|$|<ErrorCodes/m.test(text),
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('with requests of the data have no others in plain code, beside blocks with method, path and parameters', () => {
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
    const plain = files.flatMap((file) => {
      const [, ...parts] = readFileSync(join(content, file), 'utf8').split(/^(?=#{2,4} |<Endpoint )/m);
      if (!parts.some((part) => part.startsWith('<Endpoint '))) return [];
      // What follows a block may show how its request is signed.
      return parts.filter((part) => part.startsWith('#') && /^curl .*-X /m.test(part)).map((part) => `${file}  ${part.split('\n', 1)[0]}`);
    });
    expect(plain).toEqual([]);
  });

  it('name only methods, paths, headers and codes that the data has', () => {
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
    const findings = files.flatMap((file) =>
      checkProse(readFileSync(join(content, file), 'utf8'), services)
        .filter(({ written }) => !OTHERS.has(written))
        .map(({ line, written, nearest }) => `${file}:${line}  ${written}  → ${nearest}`),
    );
    expect(findings).toEqual([]);
  });

  it('show every request of the data, in both languages', () => {
    const shown = (locale: string): Set<string> => {
      const files = readdirSync(join(content, locale), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
      const sources = files.map((file) => readFileSync(join(content, locale, file), 'utf8')).join('\n');
      return new Set([...sources.matchAll(/<Endpoint service="([\w-]+)" operation="(\w+)"/g)].map((match) => `${match[1]} ${match[2]}`));
    };
    const all = [...services].flatMap(([name, service]) => [...service.endpoints.keys()].map((id) => `${name} ${id}`));
    for (const locale of ['zh-Hans', 'en']) expect([...shown(locale)].toSorted()).toEqual(all.toSorted());
  });

  it.each([
    ['Call `POST /user`.', ['POST /user → POST /users']],
    ['Call `DELETE /classes/<class>`.', ['DELETE /classes/<class> → DELETE /classes/{class}/{id}']],
    ['Call `PUT`, `PATCH /classes/<class>/<id>`.', ['PATCH /classes/<class>/<id> → GET /classes/{class}/{id}']],
    ['Send `X-LC-Sesion`.', ['X-LC-Sesion → X-LC-Session']],
    ['```bash\ncurl https://your-domain.example/1.1/class/Guild\n```', ['GET /1.1/class/Guild → GET /1.1/classes/{class}']],
    [
      "```bash\ncurl -X PUT https://your-domain.example/1.1/classes/Guild \\\n  -d '{}'\n```",
      ['PUT /1.1/classes/Guild → PUT /1.1/classes/{class}/{id}'],
    ],
    ['<RestErrors service="storage" />\n\nError code 304 means so.', ['code 304 → 404']],
    ['Chat rooms: `GET /chatrooms/<id>/messages`; entities: `GET /entities/<id>/statistics`.', []],
    ['Your own `https://your-domain.example/avatar.png`.', []],
  ])('a mistake is told with its line and the nearest: %j', (source, expected) => {
    const found = checkProse(`# Page\n\n${source}\n`, services);
    expect(found.map(({ written, nearest }) => `${written} → ${nearest}`)).toEqual(expected);
    for (const { line } of found) expect(line).toBeGreaterThan(2);
  });
});

describe('the data', () => {
  it.each([
    ['en', 0],
    ['zh-Hans', 1],
  ] as const)('says things as the pages do: %s', (locale, side) => {
    const found = readdirSync(folder).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const said = (line.split('x-zh:')[side] ?? '').replaceAll(/`[^`]*`|\]\([^)]*\)/g, '');
          return (prose[locale] ?? []).filter(({ find }) => find.test(said)).map(({ use }) => `${file}:${index + 1}  → ${use}`);
        }),
    );
    expect(found).toEqual([]);
  });

  const head = `openapi: 3.1.0
info: { title: A, version: '1', description: A, x-zh: 甲 }
servers: [{ url: https://a.example/1 }]
`;
  const load = (text: string): readonly string[] => {
    const result = loadService('a', (file) => (file === 'a.yml' ? head + text : undefined));
    return 'problems' in result ? result.problems : [];
  };
  const get = (more: string): string => `paths:
  /a/{id}:
    get:
      operationId: readA
      summary: Read
      x-zh: { summary: 读取 }
${more}
      responses: { '200': { description: Done, x-zh: 完成 } }
`;
  const id = "{ name: id, in: path, required: true, schema: { type: string }, example: '1', description: ID, x-zh: 编号 }";

  it.each([
    ['paths: [', 'a.yml:4:9 Flow sequence in block collection must be sufficiently indented and end with a ]'],
    [get(`      parameters: [${id}]\n      tags: [a]`), 'a.yml:7:7 paths./a/{id}.get: Unrecognized key: "tags"'],
    [get(''), 'a.yml:7:7 {id} of the path is no parameter'],
    [get(`      parameters: [${id}]\n      security: [{ Key: [] }]`), 'a.yml:11:17 there is no credential "Key"'],
    [get(`      parameters: [${id}]\n      x-errors: [404]`), "a.yml:11:18 the file's x-errors have no 404"],
    [get(`      parameters: [{ $ref: '#/components/parameters/Id' }]`), 'a.yml:10:20 nothing is at "#/components/parameters/Id"'],
    [
      `${get(`      parameters: [{ $ref: '#/components/parameters/Id' }]
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [b], properties: { b: { type: string } } }
            example: { c: 1 }`)}components: { parameters: { Id: ${id} } }\n`,
      'a.yml:15:22 the example lacks "b"',
    ],
    [
      `${get(`      parameters: [{ $ref: '#/components/parameters/Id' }]`)}components:
  parameters:
    Id: { name: id, in: url, schema: { type: string }, example: '1', description: ID, x-zh: 编号 }
`,
      'a.yml:14:25 paths./a/{id}.get.parameters.0.in: Invalid option: expected one of "path"|"query"|"header"',
    ],
  ])('a mistake is told with file, line and column: %#', (text, expected) => {
    expect(load(text)[0]).toContain(expected);
  });

  it('is read without complaint if it is right', () => {
    expect(load(get(`      parameters: [${id}]`))).toEqual([]);
    console.log(`${endpoints.length} requests of ${services.size} services`);
    expect(endpoints.length).toBeGreaterThan(150);
  });
});

describe('samples', () => {
  it('are valid in their languages', async () => {
    const parserOf = await loadCodeParsers();
    const problems = endpoints.flatMap((endpoint) =>
      SAMPLE_LANGUAGES.flatMap(({ language, print }) => {
        const code = print(exampleRequest(endpoint));
        const problem = parserOf(language)?.(code);
        return problem ? [`${endpoint.id} ${language} ${problem}\n${code}`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  it.each(['curl', 'javascript', 'python'])('in %s send what the data says', async (name) => {
    const language = SAMPLE_LANGUAGES.find(({ value }) => value === name);
    if (!language) throw new Error(`There are no samples in ${name}.`);
    await using server = await recordRequests();
    const at = (url: string): string => url.replace(/^https:\/\/[^/]+/, server.url);
    const requests = endpoints.map((endpoint) => exampleRequest(endpoint));
    const samples = requests.map((request) => language.print({ ...request, url: at(request.url) }));
    const result = await runAll(name, samples);
    if (result === 'missing') return console.log(`Samples in ${name} are not run: it is not installed`);
    expect(server.requests.length).toBe(requests.length);
    for (const [index, { method, url, query, headers, body }] of requests.entries()) {
      const seen = server.requests[index];
      expect([seen?.method, seen?.path]).toEqual([method, new URL(at(url)).pathname]);
      expect(seen?.query).toEqual(query);
      for (const [header, value] of headers) expect(seen?.headers[header.toLowerCase()], `${method} ${url} ${header}`).toBe(value);
      expect(seen?.body === '' ? undefined : JSON.parse(seen?.body ?? ''), `${method} ${url}`).toEqual(body);
    }
  });
});

/** Runs samples one after the other; `missing` if this machine cannot. */
async function runAll(name: string, samples: readonly string[]): Promise<'done' | 'missing'> {
  const place = await mkdtemp(join(tmpdir(), 'signpost-requests-'));
  const scripts: Readonly<Record<string, { command: string; file: string; code: string; probe: readonly string[] }>> = {
    curl: { command: 'bash', file: 'all.sh', code: `set -e\n${samples.join('\n')}`, probe: ['-c', 'curl --version'] },
    javascript: {
      command: process.execPath,
      file: 'all.mjs',
      code: samples.map((sample) => `await (async () => {\n${sample}\n})();`).join('\n'),
      probe: ['--version'],
    },
    python: { command: 'python3', file: 'all.py', code: samples.join('\n'), probe: ['-c', 'import requests'] },
  };
  const script = scripts[name];
  if (!script) throw new Error(`Nothing runs ${name}.`);
  const file = join(place, script.file);
  writeFileSync(file, script.code);
  try {
    const isThere = await run(script.command, script.probe).then(
      () => true,
      () => false,
    );
    if (!isThere) return 'missing';
    await run(script.command, [file]);
    return 'done';
  } finally {
    await rm(place, { recursive: true });
  }
}
