import type { Code } from 'mdast';

/**
 * Code for the plug-ins that show types in samples (twoslash): what these need for checking is no part of what readers see. Blocks that
 * others include are left out, as are lines above a cut, questions, and flags of the compiler; names of files stay.
 */
export class Twoslash {
  readonly #included = new Map<string, string>();

  /** A block as readers see it; undefined for one that others include; the block itself if it has nothing to do with types. */
  shown(node: Code): Code | undefined {
    const meta = node.meta ?? '';
    const included = node.lang === 'twoslash' ? /^include\s+(\S+)/.exec(meta)?.[1] : undefined;
    if (included !== undefined) {
      this.#included.set(included, node.value);
      return undefined;
    }
    if (!WORD.test(meta)) return node;
    const whole = node.value.replace(/^[ \t]*\/\/[ \t]*@include:[ \t]*(\S+)[ \t]*$/gm, (_, name: string) => this.#include(name));
    const [visible = ''] = whole.split(/^[ \t]*\/\/ ---cut-after---.*$/m);
    const value = visible.split(/^[ \t]*\/\/ ---cut(?:-before)?---.*$/m).at(-1) ?? '';
    return { ...node, meta: meta.replace(WORD, ' ').trim() || null, value: withoutQuestions(value) };
  }

  /** The text of a block, up to a mark in it: `main-2` ends at `// - 2`. */
  #include(name: string): string {
    const [, base = name, part] = /^(.+)-(\d+)$/.exec(name) ?? [];
    const text = this.#included.get(name) ?? this.#included.get(base) ?? '';
    const end = part === undefined ? -1 : text.search(new RegExp(`^[ \\t]*// - ${part}[ \\t]*$`, 'm'));
    return (end < 0 ? text : text.slice(0, end)).replace(/^[ \t]*\/\/ - \d+[ \t]*\n?/gm, '').trimEnd();
  }
}

const WORD = /(?:^|\s)twoslash(?=\s|$)/;

function withoutQuestions(code: string): string {
  return code
    .split('\n')
    .filter((line) => !/^\s*\/\/\s*(\^[?|]|\^{2,}\s*$|@(?!filename\b|param\b|returns?\b)[a-z]\w*(:.*)?$)/i.test(line))
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
