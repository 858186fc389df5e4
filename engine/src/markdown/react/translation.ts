import { join } from 'node:path';
import type * as ReactApi from 'react';
import { fieldsOf } from '../../model/record.ts';
import { isProps, nodeOf, type Props, textOf } from './element-values.ts';
import type { Moment } from './moment.ts';
import { createJsonReader } from './read-json.ts';

/** The parts of Docusaurus that put translated texts in place, from the project's `i18n/<locale>/code.json`. */
export function createTranslation(React: typeof ReactApi, siteDir: string, moment: Moment) {
  const read = createJsonReader(fieldsOf);
  const messageOf = (id: string): string | undefined => {
    const file = join(siteDir, 'i18n', moment.locale, 'code.json');
    moment.reads.add(file);
    const entry = read(file)?.[id];
    return isProps(entry) && typeof entry.message === 'string' ? entry.message : undefined;
  };
  const fill = (words: string, values: unknown): ReactApi.ReactNode[] =>
    words.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : nodeOf(React, isProps(values) ? values[part] : undefined)));
  const translate = ({ id, message }: Props, values?: unknown): string =>
    fill(messageOf(String(id ?? message)) ?? String(message ?? id ?? ''), values).join('');
  const Translate = ({ id, children, values }: Props): ReactApi.ReactNode => {
    const words = textOf(React, children);
    return React.createElement(React.Fragment, null, ...fill(messageOf(String(id ?? words)) ?? words, values));
  };
  const Interpolate = ({ children, values }: Props): ReactApi.ReactNode =>
    React.createElement(React.Fragment, null, ...fill(textOf(React, children), values));
  const interpolate = (words: unknown, values: unknown): string => fill(String(words), values).join('');
  return { translate, Translate, Interpolate, interpolate };
}
