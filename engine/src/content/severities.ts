import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** What decides about a kind of problem; other kinds are warnings where the configuration is lenient. */
const CHOICES = { 'broken-link': 'brokenLinks', 'broken-anchor': 'brokenAnchors', 'missing-image': 'brokenImages' } as const;

/** What Docusaurus has no opinion about. */
const UNTOLD = new Set(['unknown-field', 'second-title']);

/** In plain Markdown, a tag that means nothing here is HTML of another tool: its content is shown. */
const OF_TAGS = new Set(['unknown-component', 'unknown-element', 'unknown-attribute']);

/** Where a picture that is not there matters, so do these. */
const OF_IMAGES = new Set(['missing-preview', 'bad-image']);

/** Gives problems the severity that the site wants for them, and leaves out those that it ignores. */
export function applySeverities({ content }: Pick<SiteConfig, 'content'>, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const { lenient, format, brokenLinks, brokenAnchors, brokenImages } = content;
  const isPlain = (file: string): boolean => format === 'md' || (format === 'detect' && file.endsWith('.md'));
  if (!lenient && format === 'mdx' && [brokenLinks, brokenAnchors, brokenImages].every((choice) => choice === 'error')) return diagnostics;
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const { code, severity } = diagnostic;
    if (lenient && UNTOLD.has(code)) return [];
    if (severity !== 'error') return [diagnostic];
    const otherwise = lenient || (OF_TAGS.has(code) && isPlain(diagnostic.file)) ? 'warning' : OF_IMAGES.has(code) ? brokenImages : 'error';
    const choice = isChosen(code) ? content[CHOICES[code]] : otherwise;
    return choice === 'ignore' ? [] : [{ ...diagnostic, severity: choice }];
  });
}

function isChosen(code: string): code is keyof typeof CHOICES {
  return code in CHOICES;
}
