import type { LanguageRegistration } from 'shiki/core';

/** Name of the language of declarations without bodies: lists of types and members, of any language. */
export const SIGNATURES = 'signature';

const choice = (...lines: readonly string[]): string => lines.join(' ').replaceAll(' ', '|');

/** The names of types that are no identifiers, and what may end a declaration, in the languages that SDKs are written in. */
const WORDS = choice(
  'any async boolean bool BOOL byte char class const decimal double float instancetype int long never nonatomic number override',
  'readonly rethrows sbyte self short string symbol throws uint ulong unknown ushort void weak',
);
/** What a parameter is without an argument, and the like. */
const LITERALS = choice('false False FALSE nil None null nullptr NULL true True TRUE undefined');
/** Those of the words that parameters follow. */
const NUMBERS = choice('bool boolean byte char decimal double float int long short string void u?int(?:8|16|32|64)(?:_t)?');
/** Words that declare something: before what ends a parameter, they are its name. */
const BEGINNINGS = choice(
  'abstract actor associatedtype case category convenience def default delegate enum event explicit extends extension final fun func function',
  'get implements implicit in init inout interface internal is let module mutating namespace native object open operator optional out params',
  'private protected protocol public ref required sealed set static struct subscript synchronized trait type typealias typedef union unowned',
  'using var virtual volatile where',
);

/**
 * Colours declarations by their form, as the grammars of languages cannot: these take a list of members for what they know only inside of a body.
 * Functions are names before a bracket, types begin with a capital, constants are capitals with lines between them.
 */
export const signatureGrammar: LanguageRegistration = {
  name: SIGNATURES,
  scopeName: 'source.signature',
  patterns: [
    { match: '"[^"]*"|\'[^\']*\'', name: 'string' },
    { match: '(?<!:)//.*', name: 'comment' },
    { match: '@(?:interface|protocol|property)(?!\\w)', name: 'keyword' },
    // What is right after a bracket, or before a colon, is part of an Objective-C selector.
    { match: `(?<![\\w.$)])(?:${LITERALS})(?![\\w$(]|\\??:(?!:))|(?<== ?)default(?![\\w$])`, name: 'constant.language' },
    { match: `(?<![\\w.$)])(?:${WORDS}|u?int(?:8|16|32|64)(?:_t)?)(?![\\w$]|\\??:(?!:))`, name: 'keyword' },
    { match: `(?<![\\w.$)])(?:${BEGINNINGS})(?![\\w$]|\\s*(?:[,):=]|$))`, name: 'keyword' },
    // Objective-C's type of any object; elsewhere a name.
    { match: '(?<![\\w.$])id(?=\\s*<|\\s+\\w)|(?<=\\()id(?=\\))', name: 'keyword' },
    // A part of an Objective-C selector, too.
    { match: '(?<![\\w$])[\\p{L}_$~][\\w$]*(?=\\(|:\\()', name: 'entity.name.function' },
    { match: '(?<![\\w$])[A-Z][A-Z0-9]*_[A-Z0-9_]*(?![\\w$])', name: 'constant.language' },
    // A parameter may begin with a capital, too: it has no colour where a type is before it.
    { match: `(?<=(?:\\b(?:[A-Z][\\w$]*|${NUMBERS})|[\\w$>]>|\\])[*&?\\]]{0,2} )[A-Z][\\w$]*(?=\\s*[,)=])` },
    { match: '(?<![\\w$])@?[A-Z][\\w$]*', name: 'entity.name.type' },
    { match: '(?<![\\w$])-?\\d[\\w.]*', name: 'constant.numeric' },
  ],
  repository: {},
};
