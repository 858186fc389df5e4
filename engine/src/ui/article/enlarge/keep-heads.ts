import type { Shown } from './show-zoomed.ts';

/** How far the ground of the heads goes on above them, in their units, so that nothing passes there. */
const ABOVE = 64;
/** And below them. */
const BELOW = 8;
/** How many times as large as on the page they are at most, once they are kept: the messages need the room. */
const LARGEST = 1.25;

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
  const [ground, line] = [create('rect', { y: -ABOVE, width }), create('path', {})];
  group.append(ground, line);
  const kept = heads.map((head) => {
    const name = head.nextElementSibling;
    const one = create('g', {});
    one.append(head, ...(name?.matches('text') ? [name] : []));
    group.append(one);
    return { one, middle: head.x.baseVal.value + head.width.baseVal.value / 2 };
  });
  drawing.append(group);
  return ({ passed, scale }) => {
    const above = passed * height;
    // They become smaller while they are moved out of sight, so that nothing jumps.
    const size = Math.max(Math.min(1, LARGEST / scale), (bottom - above) / bottom);
    const end = bottom * size;
    group.toggleAttribute('data-kept', passed > 0);
    group.setAttribute('transform', `translate(0 ${Math.min(above, height - end)})`);
    ground.setAttribute('height', String(end + ABOVE));
    line.setAttribute('d', `M0 ${end}H${width}`);
    for (const { one, middle } of kept) one.setAttribute('transform', `translate(${middle * (1 - size)} 0) scale(${size})`);
  };
}

function create(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}
