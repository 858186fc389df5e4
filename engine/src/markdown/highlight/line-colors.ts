import type { HighlighterCore } from 'shiki/core';
import { EncodedTokenMetadata, type IGrammar, INITIAL, type StateStack, type StateStackImpl } from 'shiki/textmate';
import { THEME_NAME, tokenClass } from './theme.ts';

/** In characters. Longer lines are data, not code: colouring them would take seconds. */
const LONGEST_LINE = 2000;

/** Lines that are remembered, some megabytes: versions of a page, and samples of one thing, differ in few lines. */
const MOST_LINES = 20_000;

/** Where a grammar stands between two lines, with the lines that were coloured from there. */
interface GrammarState {
  readonly stack: StateStack;
  readonly lines: Map<string, ColoredLine>;
}

interface ColoredLine {
  readonly html: string;
  readonly next: GrammarState;
}

/**
 * Colours code line by line. A line's colours depend on the line and on the state that the grammar is in, so each such pair is computed once.
 * @returns a function that gives the lines of a block as HTML; the grammar of its language must be loaded
 */
export function createLineColors(highlighter: HighlighterCore): (code: string, language: string) => string[] {
  // A grammar is made anew when one that it embeds is loaded; its states are others then.
  let statesOf = new WeakMap<IGrammar, Map<string, GrammarState>>();
  let count = 0;
  const stateOf = (grammar: IGrammar, stack: StateStack): GrammarState => {
    const states = statesOf.get(grammar) ?? new Map<string, GrammarState>();
    statesOf.set(grammar, states);
    const key = describeState(stack);
    const state = states.get(key) ?? { stack, lines: new Map() };
    states.set(key, state);
    return state;
  };
  return (code, language) => {
    const { colorMap } = highlighter.setTheme(THEME_NAME);
    const grammar = highlighter.getLanguage(language);
    if (count > MOST_LINES) {
      statesOf = new WeakMap();
      count = 0;
    }
    let state = stateOf(grammar, INITIAL);
    return code.split(/\r?\n/).map((line) => {
      if (line === '') return '';
      if (line.length >= LONGEST_LINE) return escapeText(line);
      let colored = state.lines.get(line);
      if (!colored) {
        // No time limit, so that the result does not depend on the machine's load.
        const { tokens, ruleStack } = grammar.tokenizeLine2(line, state.stack, 0);
        colored = { html: printLine(line, tokens, colorMap), next: stateOf(grammar, ruleStack) };
        state.lines.set(line, colored);
        count += 1;
      }
      state = colored.next;
      return colored.html;
    });
  };
}

/** Everything of a state that the next line depends on, as a text. */
function describeState(stack: StateStack): string {
  const frames: unknown[] = [];
  for (let frame = hasFrames(stack) ? stack : null; frame; frame = frame.parent) frames.push(frame.toStateStackFrame());
  return JSON.stringify(frames);
}

function hasFrames(stack: StateStack): stack is StateStackImpl {
  return 'toStateStackFrame' in stack;
}

/** @param tokens pairs of numbers: where a token begins, and its attributes */
function printLine(line: string, tokens: Uint32Array, colorMap: readonly string[]): string {
  let html = '';
  let pending = '';
  let pendingClass: string | undefined;
  for (let at = 0; at < tokens.length; at += 2) {
    const content = line.slice(tokens[at], tokens[at + 2] ?? line.length);
    const color = colorMap[EncodedTokenMetadata.getForeground(tokens[at + 1] ?? 0)];
    const className = content.trim() === '' ? pendingClass : tokenClass(color);
    if (className !== pendingClass) {
      html += spanOf(pending, pendingClass);
      pending = '';
    }
    pending += content;
    pendingClass = className;
  }
  return html + spanOf(pending, pendingClass);
}

function spanOf(text: string, className: string | undefined): string {
  if (text === '') return '';
  return className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text);
}

/** Escapes a text as content of an element. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
