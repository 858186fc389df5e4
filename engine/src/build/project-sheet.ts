import { transform } from 'lightningcss';
import postcss from 'postcss';
import parser from 'postcss-selector-parser';
import { ELEMENTS } from '../markdown/react/own-classes.ts';
import { isWithin } from '../model/css-rule.ts';
import { OWN_PREFIX } from '../model/own-prefix.ts';

/** Versions of browsers as lightningcss counts them: nested rules are for newer ones. */
const TARGETS = { chrome: 99 << 16, safari: (15 << 16) | (4 << 8), firefox: 97 << 16 };

/**
 * The part of a Docusaurus project's sheet that applies to pages.
 * @param sheet as `scopeSheet` makes it
 * @param classes those that pages use, and `ELEMENTS` if one is React as a whole
 */
export function partOfSheet(sheet: string, classes: ReadonlySet<string>): string {
  if (classes.size === 0 || sheet === '') return '';
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (isWithin(rule, 'rule') || isWithin(rule, 'keyframes')) return;
    const selectors = parser()
      .astSync(rule.selector)
      .nodes.filter((selector) => isUsed(selector, classes));
    if (selectors.length === 0) rule.remove();
    else rule.selector = selectors.map((selector) => selector.toString().trim()).join(',');
  });
  const rest = root.toString();
  root.walkAtRules((rule) => {
    const isUnused = rule.name.endsWith('keyframes') && rest.split(rule.params).length < 3;
    if (isUnused || rule.nodes?.length === 0) rule.remove();
  });
  try {
    const code = Buffer.from(root.toString());
    return transform({ filename: 'project.css', code, minify: true, errorRecovery: true, targets: TARGETS }).code.toString();
  } catch {
    return root.toString();
  }
}

/** Whether all classes of a selector are used that an element, or one around it, must have. */
function isUsed(selector: parser.Selector, classes: ReadonlySet<string>): boolean {
  const names = selector.nodes.flatMap((node) => (node.type === 'class' ? [node.value] : []));
  const own = names.filter((name) => name.startsWith(OWN_PREFIX)).map((name) => name.slice(OWN_PREFIX.length));
  if (own.length > 0) return own.every((name) => classes.has(name));
  return names.includes('article') || classes.has(ELEMENTS);
}
