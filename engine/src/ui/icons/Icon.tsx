import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  /** The drawing, as `lucide` has it. */
  readonly of: IconNode;
  /** Length of a side in pixels. @default 18 */
  readonly size?: number;
  readonly className?: string;
}

/** An icon, hidden from screen readers: it stands beside words or inside an element with a name. */
export function Icon({ of, size = 18, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {of.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
