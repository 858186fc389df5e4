import type { Lexicon } from './lexicon.ts';
import { normalizeText, type Run, scanRuns, splitBigrams, splitCamelCase } from './scan.ts';
import { segmentHan } from './segment.ts';
import { createCompoundToken, createToken } from './tokens.ts';

/** Characters of a query that are read; what comes after them is left out, and the answer says so. */
export const LONGEST_QUERY = 256;
/** Things looked for at once; more say nothing that the first have not said. */
const MOST_UNITS = 12;

/** One way in which a text can answer a unit: these tokens, one after the other. */
export interface QueryPhrase {
  readonly tokens: readonly string[];
  /** As a reader would see it in the text, lower case: for marking. */
  readonly text: string;
  /** 1 where it is what was typed, less where it only means the same. */
  readonly weight: number;
}

/** One thing that is looked for: any of its phrases answers it. */
export interface QueryUnit {
  readonly text: string;
  readonly phrases: readonly QueryPhrase[];
  /** A lone character between words, which helps but must not be missing. */
  readonly optional: boolean;
  /** Lower-case beginning of a word that is still being typed. */
  readonly prefix?: string;
}

export interface AnalysedQuery {
  /** What was read, normalised, lower case. */
  readonly text: string;
  readonly units: readonly QueryUnit[];
  /** All tokens of the query in their order. */
  readonly tokens: readonly string[];
  /** Set where the query was longer than `LONGEST_QUERY`. */
  readonly cutTo?: string;
}

const SYNONYM_WEIGHT = 0.8;
const PARTS_WEIGHT = 0.6;

interface Atom {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly isHan: boolean;
  readonly extra: readonly QueryPhrase[];
  readonly isLast: boolean;
}

/** Reads a query with the same analysis as the index. Never throws: any string is a query, perhaps one without units. */
export function analyseQuery(input: string, lexicon: Lexicon): AnalysedQuery {
  const cut =
    input.length > LONGEST_QUERY
      ? input
          .slice(0, LONGEST_QUERY)
          .toWellFormed()
          .replace(/\uFFFD$/, '')
      : undefined;
  const normal = normalizeText(cut ?? input);
  const runs = [...scanRuns(normal)];
  const isOpen = /[\p{L}\p{N}]$/u.test(normal);
  const atoms = runs.flatMap((run, index) => collectAtoms(run, isOpen && index === runs.length - 1, lexicon));
  const units = dropStopWords(joinTerms(atoms, lexicon), lexicon).slice(0, MOST_UNITS);
  return {
    text: normal.toLowerCase().replace(/\s+/g, ' ').trim(),
    units,
    tokens: atoms.flatMap((atom) => atom.tokens),
    ...(cut === undefined ? {} : { cutTo: cut }),
  };
}

function collectAtoms(run: Run, isLast: boolean, lexicon: Lexicon): Atom[] {
  if (run.kind === 'han') {
    return segmentHan(run.text, lexicon).map((word) => ({ text: word, tokens: splitBigrams(word), isHan: true, extra: [], isLast: false }));
  }
  const text = run.text.toLowerCase();
  const tokens = run.parts.map(createToken);
  const extra: QueryPhrase[] = [];
  if (run.parts.length > 1) extra.push({ tokens: [createCompoundToken(run.parts)], text, weight: 1 });
  const inner = run.parts.flatMap((part) => splitCamelCase(part)).filter((part) => part.length > 1);
  if (inner.length > 1) extra.push({ tokens: inner.map(createToken), text: inner.join(' ').toLowerCase(), weight: PARTS_WEIGHT });
  return [{ text, tokens, isHan: false, extra, isLast: isLast && run.parts.length === 1 }];
}

/** Makes units of atoms: the longest glossary term at each place is one thing, with everything that means the same. */
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
    if (lexicon.synonyms.has(joinTokens(atoms.slice(at, at + count)))) return count;
  }
  return 1;
}

function joinTokens(atoms: readonly Atom[]): string {
  return atoms.flatMap((atom) => atom.tokens).join(' ');
}

function createUnit(atoms: readonly Atom[], lexicon: Lexicon): QueryUnit {
  const tokens = atoms.flatMap((atom) => atom.tokens);
  const text = atoms.map((atom) => atom.text).join(atoms.every((atom) => atom.isHan) ? '' : ' ');
  const synonyms = lexicon.synonyms.get(tokens.join(' ')) ?? [];
  const last = atoms.at(-1);
  return {
    text,
    optional: atoms.length === 1 && last?.isHan === true && [...text].length === 1,
    phrases: [
      { tokens, text, weight: 1 },
      ...atoms.flatMap((atom) => atom.extra),
      ...synonyms.map((wording) => ({ tokens: wording.tokens, text: wording.text.toLowerCase(), weight: SYNONYM_WEIGHT })),
    ],
    ...(last?.isLast ? { prefix: last.text } : {}),
  };
}

function dropStopWords(units: readonly QueryUnit[], lexicon: Lexicon): readonly QueryUnit[] {
  const telling = units.filter((unit) => !lexicon.stopWords.has(unit.text));
  if (telling.length === 0) return units;
  return telling.every((unit) => unit.optional) ? telling.map((unit) => ({ ...unit, optional: false })) : telling;
}
