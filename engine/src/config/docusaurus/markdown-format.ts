import { join } from 'node:path';
import { fieldsOfFile } from '../../model/read-record.ts';
import { fieldsOf, text } from '../../model/record.ts';

/**
 * Which Markdown a project's files are. Docusaurus 2 reads MDX 1, which has indented code; it has no other format.
 * @param asked `markdown.format` of its configuration
 * @param siteDir absolute path of the folder with its package.json
 */
export function formatOf(asked: string | undefined, siteDir: string): 'mdx' | 'mdx1' | 'md' | 'detect' {
  if (asked === 'md' || asked === 'detect') return asked;
  return majorOf(siteDir) === '2' ? 'mdx1' : 'mdx';
}

/** Builds between releases have the number of their commit: MDX came to its second version after the 5,500th. */
const CANARY_OF_2 = /^0\.0\.0-(?:[1-4]\d|5[0-4])\d\d$/;

/** The first number of the version of Docusaurus that a project asks for; nothing where it does not say it. */
function majorOf(siteDir: string): string | undefined {
  const { devDependencies, dependencies } = fieldsOfFile(join(siteDir, 'package.json'));
  const written = text({ ...fieldsOf(devDependencies), ...fieldsOf(dependencies) }['@docusaurus/core']);
  if (CANARY_OF_2.test(written ?? '')) return '2';
  return /^\D*(\d+)\./.exec(written ?? '')?.[1];
}
