import type { Shown } from './show-zoomed.ts';

/** How far the ground of the heads goes on above them, in their units, so that nothing passes there. */
const ABOVE = 64;
/** And below them. */
const BELOW = 8;

/**
 * Keeps the heads of a sequence's participants in sight while the messages below them are moved past.
 * @returns what is told how the drawing is shown
 */
export function keepHeads(drawing: Element): (shown: Shown) => void {
  const heads = [...drawing.querySelectorAll<SVGRectElement>('rect.dg-actor')];
  if (!(drawing instanceof SVGSVGElement) || heads.length === 0) return () => undefined;
  const { width, height } = drawing.viewBox.baseVal;
  const bottom = Math.max(...heads.map(({ y, height: own }) => y.baseVal.value + own.baseVal.value)) + BELOW;
  const group = create('g', { class: 'enlarged-heads' });
  group.append(create('rect', { y: -ABOVE, width, height: bottom + ABOVE }), create('path', { d: `M0 ${bottom}H${width}` }));
  for (const head of heads) {
    const name = head.nextElementSibling;
    group.append(head, ...(name?.matches('text') ? [name] : []));
  }
  drawing.append(group);
  return ({ passed }) => {
    group.toggleAttribute('data-kept', passed > 0);
    group.setAttribute('transform', `translate(0 ${Math.min(passed * height, height - bottom)})`);
  };
}

function create(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}
