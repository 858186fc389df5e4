import type { ElementContent } from 'hast';

/** What is read and copied letter by letter. */
const LITERAL = /^(?:code|pre|kbd|samp|svg|math)$/;
/** A number before its unit. */
const BEFORE_UNIT = /(?<=\d) (?=(?:[KMGT]i?B|[kMG]?bps|px|pt|dp|ms|s|min|h|fps|[kMG]?Hz|mm|cm|km|kg|°C)(?![\p{L}\d]))/gu;
/** The sign between the sides of a size: `1920 × 1080`. */
const BETWEEN_SIDES = /(?<=\d) × (?=\d)/g;

/** Keeps numbers and their units on one line, and the sides of sizes: in the narrow cells of tables, browsers part them. */
export function bindUnits(content: readonly ElementContent[]): void {
  for (const node of content) {
    if (node.type === 'text') node.value = node.value.replace(BEFORE_UNIT, '\u00a0').replace(BETWEEN_SIDES, '\u00a0×\u00a0');
    else if (node.type === 'element' && !LITERAL.test(node.tagName)) bindUnits(node.children);
  }
}
