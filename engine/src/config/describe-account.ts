import type { LoadedConfig } from './load.ts';

/** What a Docusaurus configuration became, in lines: used, replaced, left out. Empty for other sites. */
export function describeAccount({ account }: Pick<LoadedConfig, 'account'>): string[] {
  if (!account) return [];
  const part = (name: string, entries: readonly string[]): string[] =>
    entries.map((entry, index) => `  ${index === 0 ? name : ' '.repeat(name.length)}  ${entry}`);
  return [
    'Read from the Docusaurus configuration:',
    ...part('used    ', account.used),
    ...part('replaced', account.replaced),
    ...part('left out', account.leftOut),
  ];
}
