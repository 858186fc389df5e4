import { splitNumberPrefix } from '../../model/number-prefix.ts';
import { type Fields, isRecord } from '../../model/record.ts';
import {
  type GeneratorQuestion,
  generateDefault,
  type IsCategoryIndex,
  isCategoryIndex,
  type NumberPrefixParser,
} from './default-generator.ts';

/** A question for the generator of one docs plug-in. */
export interface PluginQuestion extends GeneratorQuestion {
  readonly plugin: string;
  readonly version: { readonly contentPath: string; readonly versionName: string };
}

type Generator = (context: Fields) => unknown;

const defaultPrefixParser: NumberPrefixParser = (written) => {
  const { name, position } = splitNumberPrefix(written);
  return { filename: name, numberPrefix: position };
};

/**
 * Asks the functions `sidebarItemsGenerator` of a configuration, which has been run.
 * @returns the items of each question; undefined where its plug-in has no such function
 */
export async function runGenerators(config: Fields, questions: readonly PluginQuestion[]): Promise<unknown[]> {
  const generators = generatorsIn(config);
  return await Promise.all(
    questions.map(async ({ plugin, ...question }) => {
      const own = generators.get(plugin);
      if (own === undefined) return undefined;
      const { generate, numberPrefixParser } = own;
      return await generate({
        ...question,
        docs: [...question.docs],
        numberPrefixParser,
        isCategoryIndex,
        defaultSidebarItemsGenerator: (given: GeneratorQuestion & { readonly isCategoryIndex?: IsCategoryIndex }) =>
          Promise.resolve(generateDefault({ ...question, ...given }, numberPrefixParser, given.isCategoryIndex ?? isCategoryIndex)),
      });
    }),
  );
}

/** The generators of a configuration by the ids of their plug-ins. */
function generatorsIn({ presets, plugins }: Fields): Map<string, { generate: Generator; numberPrefixParser: NumberPrefixParser }> {
  const entries: unknown[] = [presets, plugins].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  const options = entries.flatMap((entry): unknown[] => (Array.isArray(entry) ? [entry[1]] : []));
  const docs = options.flatMap((one): Fields[] => (isRecord(one) ? [one, ...(isRecord(one.docs) ? [one.docs] : [])] : []));
  return new Map(
    docs.flatMap(({ id, sidebarItemsGenerator: written, numberPrefixParser: parser }) => {
      if (typeof written !== 'function') return [];
      const numberPrefixParser: NumberPrefixParser =
        typeof parser === 'function' ? (name) => parser(name) : parser === false ? (filename) => ({ filename }) : defaultPrefixParser;
      return [[typeof id === 'string' ? id : 'default', { generate: (context: Fields) => written(context), numberPrefixParser }] as const];
    }),
  );
}
