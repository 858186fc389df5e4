import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createOpenApiParts } from './openapi-parts.ts';

const tab = ({ children }: { readonly children?: React.ReactNode }): React.ReactNode => children;
const { ParamsItem, StatusCodes } = createOpenApiParts(React, { Tabs: tab, TabItem: tab });

it('shows all that a schema is put together from: what it extends, what it chooses among, and its own fields', () => {
  const fields = (...names: string[]) => ({ properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
  const schema = { ...fields('own'), allOf: [fields('base')], oneOf: [fields('cat'), fields('dog')], anyOf: [fields('free')] };
  const shown = renderToStaticMarkup(
    React.createElement(StatusCodes, { responses: { 200: { content: { 'application/json': { schema } } } } }),
  );
  expect([...shown.matchAll(/<code>(\w+)<\/code>|<p>((?:One|Any) of)<\/p>/g)].map(([, name, label]) => name ?? label)).toEqual([
    'One of',
    'cat',
    'dog',
    'Any of',
    'free',
    'base',
    'own',
  ]);
});

it('shows a link of a description whose words go over the end of a line', () => {
  const param = { name: 'id', description: 'See [the\nguide](https://docs.example/), **or\nask**.' };
  expect(renderToStaticMarkup(React.createElement(ParamsItem, { param }))).toContain(
    'See <a href="https://docs.example/">the\nguide</a>, <strong>or\nask</strong>.',
  );
});
