import type { ChildNode, Rule } from 'postcss';

/** Whether a style rule stands in another one (`rule`), or in an at-rule whose name ends so (`keyframes`). */
export function isWithin({ parent }: Rule, kind: 'rule' | 'keyframes'): boolean {
  for (let above: ChildNode | Rule['parent'] = parent; above && above.type !== 'root'; above = above.parent) {
    if (above.type === kind || (above.type === 'atrule' && 'name' in above && String(above.name).endsWith(kind))) return true;
  }
  return false;
}
