import { markDeprecated, readMessage } from './deprecated.ts';
import type { ListedTypes } from './merge-module.ts';

/** Macros of headers that say nothing of a signature. */
const MACROS =
  /\b(NS_DESIGNATED_INITIALIZER|NS_REQUIRES_NIL_TERMINATION|(NS|API|SWIFT|DEPRECATED|__attribute__)[A-Z_]*(\(\(?[^;]*\)\)?)?)(?=\s*;)/g;

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const ATTRIBUTES = /\b(__autoreleasing|NS_ASSUME_NONNULL_(BEGIN|END))\b|\b__attribute__\(\([^;]*?\)\)(?!\))/g;

/** What headers advise against, with what they say: by an attribute, or by a macro that stands for one. */
const DEPRECATIONS =
  /\b(?:__attribute__\s*\(\(\s*deprecated\b\s*(?:\((?:[^()"]|"(?:[^"\\]|\\.)*")*\))?\s*\)\)|__deprecated\w*|(?:[A-Z]+_)?DEPRECATED\w*)(?:\s*\((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*\))?/g;
/** What stands for one of them while a header is read. */
const PLACE = /\s*@deprecated(\d+)@/;

/** The classes, protocols, categories and enums of Objective-C headers, by the beginning of their heads: `class TapLoginHelper`. */
export function readHeaders(headers: readonly string[]): ListedTypes {
  const types = new Map<string, { head: string; members: string[] }>();
  for (const header of headers) {
    const reasons: string[] = [];
    const text = header
      .replaceAll(COMMENTS, ' ')
      .replaceAll(DEPRECATIONS, (found) => ` @deprecated${reasons.push(readMessage(found)) - 1}@`)
      .replaceAll(ATTRIBUTES, '');
    const mark = (line: string): string => {
      const place = PLACE.exec(line)?.[1];
      return place === undefined ? line : markDeprecated(line.replace(PLACE, ''), reasons[Number(place)]);
    };
    for (const [, before = '', kind = '', name = '', rest = '', body = ''] of text.matchAll(
      /(@deprecated\d+@\s*)?@(interface|protocol)\s+(\w+)\s*([^\n;]*)\n([\s\S]*?)@end/g,
    )) {
      const members = membersOf(body).map(mark);
      const category = /^\((\w*)\)/.exec(rest)?.[1];
      // A header that Swift's compiler makes has what extensions add, and all of it again for each processor.
      const known = types.get(name);
      if (rest.startsWith('(SWIFT_EXTENSION') && known) {
        types.set(name, { ...known, members: [...known.members, ...members.filter((member) => !known.members.includes(member))] });
        continue;
      }
      const head =
        category !== undefined
          ? `category ${name} (${category})`
          : `${kind === 'interface' ? 'class' : 'protocol'} ${name}${oneLine(` ${rest.replace(/\{\s*$/, '')}`)}`;
      types.set(name + (category === undefined ? '' : ` (${category})`), { head: mark(head + before.trimEnd()), members });
    }
    for (const [, base = '', name = '', body = '', after = ''] of text.matchAll(
      /typedef\s+(?:NS_ENUM|NS_OPTIONS|SWIFT_ENUM)\s*\(\s*(\w+)\s*,\s*(\w+)[^)]*\)\s*\{([^}]*)\}(\s*@deprecated\d+@)?/g,
    )) {
      types.set(name, { head: mark(`enum ${name} : ${base}${after}`), members: constantsOf(body).map(mark) });
    }
    for (const [, body = '', name = '', after = ''] of text.matchAll(
      /typedef\s+enum\b[^{;]*\{([^}]*)\}\s*(\w+)(\s*@deprecated\d+@)?\s*;/g,
    )) {
      types.set(name, { head: mark(`enum ${name}${after}`), members: constantsOf(body).map(mark) });
    }
  }
  return types;
}

const constantsOf = (body: string): string[] => body.split(',').map(oneLine).filter(Boolean);

function membersOf(body: string): string[] {
  const statements = body.replaceAll(/^\s*(@optional|@required|@public|#.*|\{|\})\s*$/gm, '').split(';');
  return statements.flatMap((statement) => {
    const isUnavailable = /_UNAVAILABLE|unavailable/.test(statement);
    const text = oneLine(`${statement};`.replaceAll(MACROS, '')).replace(/;$/, '').trim();
    if (!/^(@property|[-+])/.test(text)) return [];
    const member = text.startsWith('@property') ? readProperty(text) : text.replace(/^([-+])\s*\(/, '$1 (').replaceAll(/:\s*\(/g, ':(');
    return [isUnavailable ? `unavailable ${member}` : member];
  });
}

/** Of the attributes of a property, only those that change how it is used. */
function readProperty(text: string): string {
  const [, attributes = '', rest = ''] = /^@property\s*(?:\(([^)]*)\))?\s*(.*)$/.exec(text) ?? [];
  const kept = attributes
    .split(',')
    .map((attribute) => attribute.replaceAll(/\s/g, ''))
    .filter((attribute) => /^(readonly|class|getter=|setter=)/.test(attribute));
  return `@property ${kept.length > 0 ? `(${kept.join(', ')}) ` : ''}${rest}`;
}

/** What follows a name keeps the space before it. */
function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trimEnd();
  return /^ [:<(]/.test(line) ? line : line.trim();
}
