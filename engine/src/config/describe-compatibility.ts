import type { LoadedConfig } from './load.ts';

/** What a Docusaurus configuration became, in lines: used, replaced, left out. Empty for other sites. */
export function describeCompatibility({ compatibility }: Pick<LoadedConfig, 'compatibility'>): string[] {
  if (!compatibility) return [];
  const part = (name: string, entries: readonly string[]): string[] =>
    entries.map((entry, index) => `  ${index === 0 ? name : ' '.repeat(name.length)}  ${entry}`);
  return [
    'Read from the Docusaurus configuration:',
    ...part('used    ', compatibility.used),
    ...part('replaced', compatibility.replaced),
    ...part('left out', compatibility.leftOut),
  ];
}
