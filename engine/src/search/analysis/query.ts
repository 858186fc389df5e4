import { splitBigrams } from '../../model/unspaced.ts';
import { createCoreTokens } from './core.ts';
import { shortStem, withoutEnding } from './korean.ts';
import type { Lexicon, Wording } from './lexicon.ts';
import { isIdentifier, normalizeText, type Run, scanRuns, splitCamelCase } from './scan.ts';
import { isFiller, segmentRun } from './segment.ts';
import { createCompoundToken, createToken } from './tokens.ts';

/** Most units of a query; further ones add nothing. */
const MOST_UNITS = 12;

/** One way in which a text can match a unit: these tokens in a row. */
export interface QueryPhrase {
  readonly tokens: readonly string[];
  /** As it appears in a text, in lower case, for marking. */
  readonly text: string;
  /** 1 for what was typed, less for synonyms. */
  readonly weight: number;
}

/** One concept of a query. Any of its phrases matches it. */
export interface QueryUnit {
  readonly text: string;
  readonly phrases: readonly QueryPhrase[];
  /** The words of a term of several and their other names, which texts have apart, too. */
  readonly words: readonly string[];
  /** Ways to say something like it, which are no other name of it. */
  readonly alike: readonly Wording[];
  /** Whether it is a single character between words or the like, which helps but may be missing. */
  readonly optional: boolean;
  /** Beginning, in lower case, of a word that is still being typed; for a compound, of its token. Terms of several words have none. */
  readonly prefix?: string;
  /** An identifier (`Auth.Login`, `growSteps`): if it is in the pages, only exact matches count. */
  readonly exact?: Identifier;
}

export interface Identifier extends QueryPhrase {
  /** In the letters that were typed. */
  readonly written: string;
}

export interface AnalysedQuery {
  readonly units: readonly QueryUnit[];
  /** All tokens of the query in their order, without stop words. */
  readonly core: readonly string[];
}

const SYNONYM_WEIGHT = 0.8;
const PARTS_WEIGHT = 0.6;

interface Atom {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly isUnspaced: boolean;
  readonly extra: readonly QueryPhrase[];
  readonly exact?: Identifier;
  readonly prefix?: string;
}

/** Analyses a query like the texts of the index. Never throws: any string is a query, though maybe without units. */
export function analyseQuery(query: string, lexicon: Lexicon): AnalysedQuery {
  const normal = normalizeText(query);
  const runs = [...scanRuns(normal)];
  const isOpen = /[\p{L}\p{N}]$/u.test(normal);
  const atoms = runs.flatMap((run, index) => collectAtoms(run, isOpen && index === runs.length - 1, lexicon));
  const units = dropStopWords(joinTerms(atoms, lexicon), lexicon).slice(0, MOST_UNITS);
  return { units, core: createCoreTokens(query, lexicon) };
}

function collectAtoms(run: Run, isOpen: boolean, lexicon: Lexicon): Atom[] {
  if (run.kind === 'unspaced') {
    return segmentRun(run.text, lexicon).map((word) => {
      const stem = withoutEnding(word) ?? shortStem(word);
      const extra = stem === undefined ? [] : [{ tokens: splitBigrams(stem), text: stem, weight: SYNONYM_WEIGHT }];
      return { text: word, tokens: splitBigrams(word), isUnspaced: true, extra };
    });
  }
  const text = run.text.toLowerCase();
  const tokens = run.parts.map(createToken);
  const compoundToken = createCompoundToken(run);
  const compound = compoundToken === undefined ? undefined : { tokens: [compoundToken], text, weight: 1 };
  const inner = run.parts.flatMap(splitCamelCase);
  const extra: QueryPhrase[] = compound === undefined ? [] : [compound];
  if (inner.length > run.parts.length)
    extra.push({ tokens: inner.map(createToken), text: inner.join(' ').toLowerCase(), weight: PARTS_WEIGHT });
  const prefix = compoundToken ?? text;
  return [
    {
      text,
      tokens,
      isUnspaced: false,
      extra,
      ...(isIdentifier(run.text) ? { exact: { ...(compound ?? { tokens, text, weight: 1 }), written: run.text } } : {}),
      ...(isOpen ? { prefix } : {}),
    },
  ];
}

/** Joins atoms into units: the longest glossary term at each position is one unit, with its synonyms. */
function joinTerms(atoms: readonly Atom[], lexicon: Lexicon): QueryUnit[] {
  const units: QueryUnit[] = [];
  for (let at = 0; at < atoms.length; ) {
    const count = countTermAtoms(atoms, at, lexicon);
    units.push(createUnit(atoms.slice(at, at + count), lexicon));
    at += count;
  }
  return units;
}

function countTermAtoms(atoms: readonly Atom[], at: number, lexicon: Lexicon): number {
  for (let count = Math.min(atoms.length - at, lexicon.longestTerm); count > 1; count -= 1) {
    if (
      lexicon.synonyms.has(
        atoms
          .slice(at, at + count)
          .flatMap(({ tokens }) => tokens)
          .join(' '),
      )
    )
      return count;
  }
  return 1;
}

function createUnit(atoms: readonly Atom[], lexicon: Lexicon): QueryUnit {
  const tokens = atoms.flatMap((atom) => atom.tokens);
  const isUnspaced = atoms.every((atom) => atom.isUnspaced);
  const text = atoms.map((atom) => atom.text).join(isUnspaced ? '' : ' ');
  const synonyms = lexicon.synonyms.get(tokens.join(' ')) ?? [];
  const [only] = atoms.length === 1 ? atoms : [];
  return {
    text,
    words: isUnspaced || only ? [] : atoms.flatMap((atom) => nameAlone(atom, lexicon)),
    alike: lexicon.alike.get(tokens.join(' ')) ?? [],
    optional: only?.isUnspaced === true && isFiller(text),
    phrases: [
      { tokens, text, weight: 1 },
      ...atoms.flatMap((atom) => atom.extra),
      ...synonyms.map((wording) => ({ tokens: wording.tokens, text: wording.text.toLowerCase(), weight: SYNONYM_WEIGHT })),
    ],
    ...(only?.exact === undefined ? {} : { exact: only.exact }),
    ...(only?.prefix === undefined ? {} : { prefix: only.prefix }),
  };
}

/** What a word of a term is called where it stands alone. */
function nameAlone({ text, tokens }: Atom, lexicon: Lexicon): string[] {
  const synonyms = lexicon.synonyms.get(tokens.join(' ')) ?? [];
  return lexicon.stopWords.has(text) ? [] : [text, ...synonyms.map((wording) => wording.text.toLowerCase())];
}

function dropStopWords(units: readonly QueryUnit[], lexicon: Lexicon): readonly QueryUnit[] {
  const telling = units.filter((unit) => !lexicon.stopWords.has(unit.text));
  if (telling.length === 0) return units;
  return telling.every((unit) => unit.optional) ? telling.map((unit) => ({ ...unit, optional: false })) : telling;
}
