import type { LanguageRegistration } from 'shiki/core';

/** Name of the language of declarations without bodies: lists of types and members, of any language. */
export const SIGNATURES = 'signature';

/** Words that declare something, and the names of types that are no identifiers, in the languages that SDKs are written in. */
const WORDS = [
  'abstract actor any associatedtype async boolean bool BOOL byte case char class const convenience decimal def default delegate double',
  'enum explicit extends extension final float fun func function get implements implicit in init inout instancetype int interface',
  'internal is let long module mutating namespace native never nil None nonatomic null number open operator out override',
  'params private protected protocol public readonly ref required rethrows sbyte sealed self set short static string struct subscript symbol',
  'synchronized throws trait typealias typedef uint ulong undefined union unknown unowned ushort using var virtual void volatile weak where',
]
  .join(' ')
  .replaceAll(' ', '|');

/**
 * Colours declarations by their form, as the grammars of languages cannot: these take a list of members for what they know only inside of a body.
 * Functions are names before a bracket, types begin with a capital, constants are capitals with lines between them.
 */
export const signatureGrammar: LanguageRegistration = {
  name: SIGNATURES,
  scopeName: 'source.signature',
  patterns: [
    { match: '"[^"]*"|\'[^\']*\'', name: 'string' },
    { match: `(?<![\\w.$])(?:${WORDS}|u?int(?:8|16|32|64)(?:_t)?)(?![\\w$])`, name: 'keyword' },
    // Names of parameters, too, where they are followed by what ends one.
    { match: '(?<![\\w.$])(?:category|event|object|optional|type)(?![\\w$]|\\s*[,):=])', name: 'keyword' },
    // Objective-C's type of any object; elsewhere a name.
    { match: '(?<![\\w.$])id(?=\\s*<|\\s+\\w)|(?<=\\()id(?=\\))', name: 'keyword' },
    // A part of an Objective-C selector, too.
    { match: '(?<![\\w$])[\\p{L}_$~][\\w$]*(?=\\(|:\\()', name: 'entity.name.function' },
    { match: '(?<![\\w$])[A-Z][A-Z0-9]*_[A-Z0-9_]*(?![\\w$])', name: 'constant.language' },
    { match: '(?<![\\w$])@?[A-Z][\\w$]*', name: 'entity.name.type' },
    { match: '(?<![\\w$])-?\\d[\\w.]*', name: 'constant.numeric' },
  ],
  repository: {},
};
