import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIn } from '../config/brand.ts';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Signs of a sample value, and what the operator is told. */
const SAMPLES: readonly (readonly [pattern: RegExp, reason: string])[] = [
  // Nobody can own a name below .example (RFC 2606).
  [/\.example(?![\w.-])/, 'leads to a host that does not exist'],
  [/\bsample\b|示例/i, 'says itself that it is a sample'],
  [/(?<!\d)0{3,}(?!\d)/, 'has a number of zeros alone'],
];

interface Value {
  /** Path in the file's object: `footer.company.addresses[0]`. */
  readonly field: string;
  readonly text: string;
}

/**
 * Lists the values that an operator has to replace before the site goes public: sample data of the chosen brand and region in all locales,
 * and addresses of the configuration. One error for each field and text.
 */
export function checkProduction({ config, configFile, siteDir, rootDir }: LoadedConfig): Diagnostic[] {
  const { url, search, analytics, survey, announcement, footer } = config;
  const brandFile = join(siteDir, 'brands', `${config.brand}.ts`);
  const brands = config.locales.flatMap(({ name }) => collectValues(brandIn(config, name), ''));
  return [
    ...findSamples(collectValues({ url, search, analytics, survey, announcement, footer }, ''), configFile, rootDir),
    ...findSamples(brands, brandFile, rootDir),
  ];
}

function findSamples(values: readonly Value[], file: string, rootDir: string): Diagnostic[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const distinct = new Map(values.map((value) => [`${value.field} ${value.text}`, value]));
  return [...distinct.values()].flatMap(({ field, text }): Diagnostic[] => {
    const reason = SAMPLES.find(([pattern]) => pattern.test(text))?.[1];
    if (reason === undefined) return [];
    const line = lines.findIndex((candidate) => candidate.includes(text) || mayBecome(candidate, text)) + 1;
    return [
      {
        severity: 'error',
        code: 'sample-value',
        file: projectPath({ rootDir }, file),
        ...(line > 0 ? { line } : {}),
        message: `${field}: "${text}" ${reason}`,
        suggestion: 'put your own value there',
      },
    ];
  });
}

/** Whether a template literal in the line may produce the text: it starts and ends alike. */
function mayBecome(line: string, text: string): boolean {
  return [...line.matchAll(/`([^`]*\$\{[^`]*)`/g)].some(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/);
    const [first = '', last = ''] = [parts.at(0), parts.at(-1)];
    return first + last !== '' && text.startsWith(first) && text.endsWith(last);
  });
}

function collectValues(value: unknown, field: string): Value[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => collectValues(item, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => collectValues(item, field === '' ? key : `${field}.${key}`));
}
