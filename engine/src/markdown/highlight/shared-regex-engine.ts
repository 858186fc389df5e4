import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki/core';

type Match = ReturnType<PatternScanner['findNextMatchSync']>;

/**
 * Wraps a regex engine so that each pattern is compiled once. The rules of grammars repeat patterns (23,000 in the rules that the site's
 * code needs, 1,700 different ones), and most rules are used only a few times; compiling the patterns of each rule takes two thirds of the
 * first second. The matches are the same. A scanner of its own for a rule that is used often is no faster, and takes memory that is never freed.
 */
export function createSharedRegexEngine(engine: RegexEngine): RegexEngine {
  const patterns = new Map<string, SharedPattern>();
  const patternFor = (source: string | RegExp): SharedPattern => {
    const key = String(source);
    const known = patterns.get(key);
    if (known) return known;
    const pattern = new SharedPattern(key, engine);
    patterns.set(key, pattern);
    return pattern;
  };
  return {
    createString: (text) => engine.createString(text),
    createScanner: (sources) => new SharedScanner(sources.map(patternFor)),
  };
}

/** Finds the earliest match of several patterns; of two at the same place, that of the first pattern. */
class SharedScanner implements PatternScanner {
  readonly #patterns: readonly SharedPattern[];

  constructor(patterns: readonly SharedPattern[]) {
    this.#patterns = patterns;
  }

  findNextMatchSync(text: string | RegexEngineString, start: number, options: number): Match {
    let best: Match = null;
    let bestBegin = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#patterns.length; index++) {
      const found = this.#patterns[index]?.search(text, start, options);
      const begin = found?.captureIndices[0]?.start;
      if (!found || begin === undefined || begin >= bestBegin) continue;
      best = { index, captureIndices: found.captureIndices };
      bestBegin = begin;
      if (begin === start) break;
    }
    return best;
  }
}

/** A pattern that remembers its last match: within a line, several rules search for it from ever later positions. */
class SharedPattern {
  readonly #source: string;
  readonly #engine: RegexEngine;
  /** `\G` matches at the start of a search, so its matches are only valid for that start. */
  readonly #dependsOnStart: boolean;
  #scanner: PatternScanner | undefined;
  #text: string | RegexEngineString | undefined;
  #start = 0;
  #options = 0;
  #match: Match = null;

  constructor(source: string, engine: RegexEngine) {
    this.#source = source;
    this.#engine = engine;
    this.#dependsOnStart = source.includes('\\G');
  }

  search(text: string | RegexEngineString, start: number, options: number): Match {
    if (!this.#dependsOnStart && this.#text === text && this.#options === options && this.#start <= start) {
      if (this.#match === null || (this.#match.captureIndices[0]?.start ?? 0) >= start) return this.#match;
    }
    this.#scanner ??= this.#engine.createScanner([this.#source]);
    this.#match = this.#scanner.findNextMatchSync(text, start, options);
    this.#text = text;
    this.#start = start;
    this.#options = options;
    return this.#match;
  }
}
