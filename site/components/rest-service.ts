import type { ComponentUse } from 'signpost/components';
import { type LoadedService, type Locale, loadService, type Service } from '../rest/service.ts';
import { REST_WORDS } from '../rest/words.ts';
import type { Writer } from './rest-fields.ts';

export const REST_FOLDER = 'data/rest';
/** What several services have in common. */
const COMMON = 'common.yml';

const loaded = new Map<string, LoadedService>();

/** Reads a service once for each text of its files. Reports what is wrong with it. */
export function serviceOf(use: ComponentUse<{ readonly service: string }>): Service | undefined {
  const { service: name } = use.props;
  const read = (file: string): string | undefined => use.read(`${REST_FOLDER}/${file}`);
  const [text, common] = [read(`${name}.yml`), read(COMMON)];
  if (text === undefined) {
    use.error('service', `There is no site/${REST_FOLDER}/${name}.yml.`, 'The folder has a file for each service.');
    return undefined;
  }
  const key = `${name}\n${text}\n${common}`;
  const result = loaded.get(key) ?? loadService(name, read);
  loaded.set(key, result);
  if ('service' in result) return result.service;
  for (const problem of result.problems) use.error('service', `site/${REST_FOLDER}/${problem}`);
  return undefined;
}

/** Texts of a service's data, in the page's language. */
export function createWriter(use: ComponentUse<{ readonly service: string }>): Writer {
  const locale: Locale = use.locale === 'en' ? 'en' : 'zh-Hans';
  const file = `${REST_FOLDER}/${use.props.service}.yml`;
  return {
    locale,
    words: REST_WORDS[locale],
    inline(text) {
      // The line on which the text begins, for messages about links in it.
      const before = (use.read(file) ?? '').split(text.slice(0, 24))[0] ?? '';
      const parts = use.markdown(text, { file, line: before.split('\n').length });
      return parts.flatMap((part) => (part.type === 'element' && part.tagName === 'p' ? part.children : [part]));
    },
  };
}
