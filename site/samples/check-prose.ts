import { type ApiLanguage, apiLanguages } from './api/model.ts';
import type { SdkIndex } from './api/sdk-index.ts';
import { UNINDEXED } from './check/externals.ts';
import { lookUp } from './check/lookup.ts';

/** A name that the text of a page gives a type, and that the type does not have. */
export interface ProseMistake {
  /** The first is 1. */
  readonly line: number;
  readonly name: string;
}

/** A member with its type, as sentences and tables write it: `TDSUser.GetCurrent`, `FLCUser::GetCurrentUser`. */
const MEMBER = /\b((?:I?LC|I?TDS|I?Tap|TTSDK|AntiAddiction|FLC|FTDS|FTap)[A-Z]\w*)(?:\.|::)([A-Za-z]\w*)/g;
/** Names of files look like members. */
const FILE = /^(aar|bundle|cpp|cs|dll|framework|h|java|jar|json|m|mm|plist|unitypackage|zip)$/;

/**
 * Finds members in the inline code of a page that no language's type of this name has.
 * @param indexOf the indexes that the page may speak of: pages about upgrades name calls of both generations
 */
export function findProseMistakes(source: string, indexOf: (language: ApiLanguage) => readonly SdkIndex[]): ProseMistake[] {
  const prose = source.replaceAll(/```[\s\S]*?```/g, (block) => block.replaceAll(/[^\n]/g, ' '));
  return prose.split('\n').flatMap((text, row) => {
    const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    const names = codes.flatMap((code) => [...code.matchAll(MEMBER)]).filter(([, , member = '']) => !FILE.test(member));
    return names.flatMap(([name, type = '', member = '']) => (isMistake(type, member, indexOf) ? [{ line: row + 1, name }] : []));
  });
}

function isMistake(type: string, member: string, indexOf: (language: ApiLanguage) => readonly SdkIndex[]): boolean {
  if (Object.values(UNINDEXED).some((pattern) => pattern.test(type))) return false;
  const found = apiLanguages.flatMap(indexOf).flatMap((index) => {
    const types = index.find(type);
    return types.length > 0 ? [{ index, types }] : [];
  });
  return (
    found.length > 0 &&
    found.every(({ index, types }) => {
      const { members, isOpen } = lookUp(index, types, member);
      // The index has delegates of C++ beside the class that declares them.
      return members.length === 0 && !isOpen && index.find(member).length === 0;
    })
  );
}
