import { describe, expect, it } from 'vitest';
import { compile } from '../../engine/src/markdown/compile.ts';
import type { Component } from '../../engine/src/markdown/components/component-tag.ts';
import { contextWithPartials, TEST_FILE } from '../../engine/src/markdown/testing/test-context.ts';
import * as components from './index.ts';

const own: ReadonlyMap<string, Component> = new Map(Object.entries(components));

const notes = (path: string): string => `openapi: 3.1.0
info: { title: Notes, version: '1', description: Notes, x-zh: 笔记 }
servers: [{ url: https://notes.example/1 }]
paths:
  ${path}:
    get:
      operationId: readNote
      summary: Read a note
      x-zh: { summary: 读取笔记 }
      parameters: [{ name: id, in: path, required: true, schema: { type: string, enum: [a, b] }, example: a, description: ID, x-zh: 编号 }]
      responses: { '200': { description: The note., x-zh: 笔记。 } }
`;

async function tell(source: string, path = '/notes/{id}'): Promise<readonly string[]> {
  const context = contextWithPartials({ 'site/data/rest/notes.yml': notes(path) });
  const { diagnostics } = await compile(`${source}\n`, TEST_FILE, context, undefined, own);
  return diagnostics.map(({ line, column, message, suggestion }) => `${line}:${column} ${message} ${suggestion ?? ''}`.trim());
}

describe('<Endpoint>', () => {
  it('is a heading with the request below it, in the language of the page', async () => {
    const context = contextWithPartials({ 'site/data/rest/notes.yml': notes('/notes/{id}') });
    const page = await compile('<Endpoint service="notes" operation="readNote" />\n', TEST_FILE, context, undefined, own);
    expect(page.diagnostics).toEqual([]);
    expect(page.headings.map(({ id, level, text, mark }) => [id, level, text, mark])).toEqual([['read-note', 3, '读取笔记', 'GET']]);
    expect(page.markdown).toContain('### 读取笔记\n\nGET `/1/notes/{id}`');
    expect(page.markdown).toContain('curl https://notes.example/1/notes/a');
    expect(page.markdown).toContain('编号。可取 `a`、`b`');
    expect(page.markdown).toContain('`id` string');
    // Nobody looks for the words of badges, types and statuses.
    expect(page.sections.at(-1)?.text).toMatch(/^\/1\/notes\/\{id\}\nid：编号。可取 a、b\n笔记。\ncurl/);
    expect(Object.keys(page.dependencies.partials)).toContain('site/data/rest/notes.yml');
  });

  it('of two requests with one path and one method: what tells them apart in the data is no part of the address', async () => {
    const context = contextWithPartials({ 'site/data/rest/notes.yml': notes('/notes/{id}#again') });
    const page = await compile('<Endpoint service="notes" operation="readNote" />\n', TEST_FILE, context, undefined, own);
    expect(page.diagnostics).toEqual([]);
    expect(page.markdown).toContain('GET `/1/notes/{id}`');
    expect(page.markdown).toContain('curl https://notes.example/1/notes/a\n');
  });

  it('reports a service and a request that are not there, and what is wrong with the data', async () => {
    expect(await tell('<Endpoint service="note" operation="readNote" />')).toEqual([
      '1:11 There is no site/data/rest/note.yml. The folder has a file for each service.',
    ]);
    expect(await tell('<Endpoint service="notes" operation="send" />')).toEqual([
      '1:27 site/data/rest/notes.yml has no operation "send". It has readNote.',
    ]);
    expect(await tell('<Endpoint service="notes" operation="readNotes" />')).toEqual([
      '1:27 site/data/rest/notes.yml has no operation "readNotes". Did you mean "readNote"?',
    ]);
    expect(await tell('<Endpoint service="notes" operation="readNote" />', '/notes')).toEqual([
      '1:11 site/data/rest/notes.yml:10:20 the path has no {id}',
    ]);
  });
});
