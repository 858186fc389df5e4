import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

// Notes that were written for no tool in particular.
const project = buildProject({
  'index.md': '# Notes\n\nSet {this} if a < b and <5ms; see [more](more.md).\n\n    echo "{x}"\n',
  'more.md': ':::tip\n\nA {{name}} to know.\n\n:::\n',
  'parts.mdx': '# Parts\n\nIt is {"two"}.\n',
});

it('without a configuration, braces and angle brackets of .md files are text, and notes are notes', () => {
  expect(project.output).not.toMatch(/error|warning/i);
  expect(project.read('index.html')).toMatch(/Set \{this\} if a &lt; b and &lt;5ms/);
  expect(project.read('index.md')).toContain('echo "{x}"');
  expect(project.read('more/index.html')).toContain('A {{name}} to know.');
});

it('.mdx files are MDX', () => {
  expect(project.read('parts/index.html')).toContain('It is two.');
});
