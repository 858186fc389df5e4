import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

// Notes that were written for no tool in particular.
const project = buildProject({
  'index.md': '# Notes\n\nSet {this} if a < b and <5ms; see [more](more.md).\n\n    echo "{x}"\n',
  'more.md': ':::tip\n\nA {{name}} to know.\n\n:::\n',
  'guide/index.md': '# Guide\n\n[start](start.html#begin) [more](../more.html)\n',
  'guide/start.md': '# Start\n\n## Begin\n\n[home](../index.html) [guide](index.html)\n\n<Listing name="a">\n\nA listing.\n\n</Listing>\n',
  'parts.mdx': '# Parts\n\nIt is {"two"}.\n\nSee the [licence](./LICENSE) and [an example](examples/app.yml).\n',
  LICENSE: 'Do what you like.\n',
  'examples/app.yml': 'port: 80\n',
});

it('without a configuration, braces and angle brackets of .md files are text, and notes are notes', () => {
  expect(project.output).not.toMatch(/ {2}error {2}/);
  expect(project.read('index.html')).toMatch(/Set \{this\} if a &lt; b and &lt;5ms/);
  expect(project.read('index.md')).toContain('echo "{x}"');
  expect(project.read('more/index.html')).toContain('A {{name}} to know.');
});

it('addresses of HTML files lead to the pages that are made of the same sources here', () => {
  const [guide, start] = [project.read('guide/index.html'), project.read('guide/start/index.html')];
  expect(guide).toContain('<a href="/guide/start/#begin">start</a> <a href="/more/">more</a>');
  expect(start).toContain('<a href="/">home</a> <a href="/guide/">guide</a>');
});

it('tags of other tools in plain Markdown show their content, with a warning', () => {
  expect(project.output).toMatch(/guide\/start\.md:7:1 {2}warning {2}There is no component <Listing>/);
  expect(project.read('guide/start/index.html')).toContain('<p>A listing.</p>');
});

it('.mdx files are MDX', () => {
  expect(project.read('parts/index.html')).toContain('It is two.');
});

it('links to files that are no pages lead to the files', () => {
  const [, licence = ''] = /href="\/([^"]+)">licence</.exec(project.read('parts/index.html')) ?? [];
  expect(licence).toMatch(/LICENSE-\w+\.txt$/);
  expect(project.read(licence)).toBe('Do what you like.\n');
  expect(project.read('parts/index.html')).toMatch(/href="\/-\/files\/app-\w+\.yml"/);
});
