import { join } from 'node:path';
import { z } from 'zod';
import { pathFrom } from '../../model/paths.ts';
import type { Frame } from '../article.ts';
import { shortened } from '../expand/evaluate.ts';
import type { Value } from '../expand/scope.ts';
import type { Located } from '../problems.ts';
import { headOfThemeComponents } from './mdx-components.ts';
import type { ReactAnswer } from './protocol.ts';

/** What JSX of a file shows, or why that is not known. */
type Answer = Omit<ReactAnswer, 'html' | 'fault'> & ({ readonly html: string } | { readonly html?: never; readonly fault: string });

const MOST_NAMES = 5;

/** Runs JSX with the imports and definitions of a file. The page depends on the files that this reads. */
export function askReact(markup: string, frame: Frame): Answer {
  const { article, file, head, scope } = frame;
  const { react, locale, version } = article.context;
  if (react === undefined) return { fault: 'pages here do not run code', head: {}, scripted: [], missing: [], files: [], css: '' };
  const { html, fault, ...rest } = react.render({
    file: join(react.rootDir, file),
    locale,
    version,
    head: `${head}\n${headOfThemeComponents(markup, frame)}`,
    markup,
    names: { ...frame.locals, props: scope.lookUp(['props']) ?? {}, frontMatter: article.fields() },
  });
  for (const path of rest.files) article.dependOn(pathFrom(react.rootDir, path));
  if (rest.isLate) article.isProvisional = true;
  return html === undefined ? { ...rest, fault: withMissing(fault ?? 'no answer', rest.missing) } : { ...rest, html };
}

/** The value of an attribute that uses code, as data; what is no data in it is left out. Undefined, after a warning, if it cannot be known. */
export function readReactValue(code: string, at: Located, frame: Frame): Value {
  const answer = askReact(`{encodeURIComponent(JSON.stringify([${code}]))}`, frame);
  if (answer.html !== undefined) return z.array(z.json()).parse(JSON.parse(decodeURIComponent(answer.html)))[0];
  frame.problems.error('react', at, `{${shortened(code)}} cannot be known: ${answer.fault}.`, 'The attribute is left out.');
  return undefined;
}

export function withMissing(fault: string, missing: readonly string[]): string {
  return missing.length === 0 ? fault : `${fault} (not there: ${listed(missing)})`;
}

/** The first names of a list: a component may import all others, and their packages. */
export function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return more > 1 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ');
}
