import type { AtRule, Plugin, Rule } from 'postcss';
import parser from 'postcss-selector-parser';
import { isWithin } from '../model/css-rule.ts';

/** The layer whose selectors stay as they are written. Authors' own styles and the pre-paint script's rules are written against it. */
const UNCHANGED = 'article';
/** Matches every element, and counts as much as an id. */
const AS_AN_ID = ':not(#\\#)';

/**
 * Replaces cascade layers by specificity, for browsers that drop the content of `@layer` (Chrome before 99, Safari before 15.4): in layers
 * below `article`, selectors lose their specificity (`:where`), so that the order of rules decides alone; in layers above it, they gain
 * that of one id for each layer. A layer inside of that of articles counts by its own name.
 * Throws the error of the rule whose layer is not declared at the sheet's top, or that contains an id, which would reach into higher layers.
 */
export function flattenLayers(): Plugin {
  return {
    postcssPlugin: 'flatten-layers',
    OnceExit(root) {
      const names: string[] = [];
      const layers: AtRule[] = [];
      root.walkAtRules('layer', (layer) => {
        if (layer.nodes !== undefined) {
          layers.push(layer);
          return;
        }
        names.push(...layer.params.split(',').map((name) => name.trim()));
        layer.remove();
      });
      // The innermost first: a site's sheet is in the layer of articles, and may name another one in it.
      for (const layer of layers.reverse()) {
        if (!names.includes(layer.params)) {
          throw layer.error(`The layer "${layer.params}" is not declared. Add it to the list of @layer at the top of the style sheet.`);
        }
        setRank(layer, names.indexOf(layer.params) - names.indexOf(UNCHANGED));
        layer.replaceWith(layer.nodes);
      }
    },
  };
}

/** @param rank of the layer: below 0 its selectors count nothing, above 0 they count as much more as so many ids */
function setRank(layer: AtRule, rank: number): void {
  layer.walkRules((rule) => {
    if (rank === 0 || isWithin(rule, 'keyframes')) return;
    const selectors = parser().astSync(rule.selector).nodes;
    rule.selector = rank < 0 ? weaken(selectors) : selectors.map((selector) => strengthen(rule, selector, rank)).join(',');
  });
}

/** Pseudo-elements cannot stand in `:where()`: selectors with one stay outside with it. */
function weaken(selectors: readonly parser.Selector[]): string {
  const plain: string[] = [];
  const others: string[] = [];
  for (const selector of selectors) {
    const element = selector.nodes.find(parser.isPseudoElement);
    element?.remove();
    const host = selector.toString().trim();
    if (!element) plain.push(host);
    else others.push((host && `:where(${host})`) + element);
  }
  return [...(plain.length > 0 ? [`:where(${plain.join(',')})`] : []), ...others].join(',');
}

function strengthen(rule: Rule, selector: parser.Selector, ids: number): string {
  selector.walkIds((id) => {
    throw rule.error(`The selector contains the id "${id.value}", which would win over the layers above. Write a class instead.`);
  });
  const start = selector.first;
  const isName = parser.isTag(start) || parser.isUniversal(start);
  const marks = AS_AN_ID.repeat(ids);
  const text = selector.toString().trim();
  const name = isName ? start.toString().trim() : '';
  return (name === '*' ? '' : name) + marks + text.slice(name.length);
}
