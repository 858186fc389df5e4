import type { ApiLanguage } from '../api/model.ts';
import { CLASS_RULES, USE_RULES } from '../registrations.ts';
import type { ClassBody } from '../syntax/tree.ts';
import type { Finding, Use } from './context.ts';

interface Sample {
  readonly code: string;
  readonly uses: readonly Use[];
  readonly classes: readonly ClassBody[];
}

/**
 * Finds what an SDK must be told before it works, and what no sample of the page tells it.
 * @param samples those of a language, in the order of the page
 * @param page the whole page: components stand in its manifest, and links lead to other pages that show it
 * @returns findings by sample
 */
export function findMissingRegistrations(language: ApiLanguage, samples: readonly Sample[], page: string): Finding[][] {
  const all = samples.map(({ code }) => code).join('\n');
  const told = new Set<string>();
  const once = (findings: readonly Finding[]): Finding[] =>
    findings.filter(({ written, nearest }) => !told.has(`${written} ${nearest}`) && told.add(`${written} ${nearest}`));
  const classRules = CLASS_RULES.filter((rule) => rule.language === language);
  const useRules = USE_RULES.filter((rule) => rule.language === language && !rule.needs.test(page)).filter(
    ({ shownBy = [] }) => !shownBy.some((address) => page.includes(`](${address}`)),
  );
  return samples.map(({ code, classes, uses }) => {
    const unregistered = classes.flatMap(({ name, bases }) =>
      classRules
        .filter((rule) => bases.some((base) => rule.bases.includes(base.name.replace(/^@/, ''))))
        .filter(({ needs }) => !new RegExp(needs.replaceAll('{name}', name)).test(all))
        .map(({ hint }) => finding(rowOf(code, name), `${name} is not registered`, hint.replaceAll('{name}', name))),
    );
    const unprepared = uses.flatMap((use) =>
      useRules
        .filter((rule) => namesOf(use).some((name) => rule.uses.includes(name)))
        .map(({ hint }) => finding(use.row, `${use.name} needs something that the page does not have`, hint)),
    );
    return once([...unregistered, ...unprepared]);
  });
}

const finding = (row: number, written: string, nearest: string): Finding => ({
  row,
  column: 0,
  kind: 'registration',
  written,
  nearest,
  isOlder: false,
});

function namesOf({ name, type, members }: Use): string[] {
  return members.length === 0 ? [type.full] : [type.full, ...members.map(({ owner }) => owner.full)].map((full) => `${full}#${name}`);
}

function rowOf(code: string, name: string): number {
  const row = code.split('\n').findIndex((line) => new RegExp(String.raw`(class|@interface|@implementation)\s+${name}\b`).test(line));
  return Math.max(0, row);
}
