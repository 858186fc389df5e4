/** A part drawn at a place. */
export interface Box {
  readonly height: number;
  at(x: number, y: number): string;
}

/**
 * A part of a drawing: told its width, and perhaps a height to fill, it says how high it is. Told how wide the widest label of its screen is, it
 * puts its controls beside that.
 */
export interface Part {
  (width: number, height?: number, labels?: number): Box;
  /** How wide its own labels are. */
  readonly labels?: number;
}

/** A part that has labels before its controls. */
export function withLabels(labels: number | undefined, part: Part): Part {
  return labels === undefined ? part : Object.assign(part, { labels });
}

function widestOf(parts: readonly Part[]): number | undefined {
  const labels = parts.map((part) => part.labels).filter((each) => each !== undefined);
  return labels.length === 0 ? undefined : Math.max(...labels);
}

export function stack(gap: number, ...parts: readonly Part[]): Part {
  const own = widestOf(parts);
  return withLabels(own, (width, _, labels = own) => {
    const boxes = parts.map((part) => part(width, undefined, labels));
    return {
      height: boxes.reduce((sum, box) => sum + box.height, gap * (boxes.length - 1)),
      at(x, y) {
        let top = y;
        return boxes
          .map((box) => {
            const drawn = box.at(x, top);
            top += box.height + gap;
            return drawn;
          })
          .join('');
      },
    };
  });
}

export interface Cell {
  /** Units; without it, the cell shares what the others leave, by its `share`. */
  readonly width?: number;
  readonly share?: number;
  readonly part: Part;
}

function widthsOf(cells: readonly Cell[], room: number): number[] {
  const fixed = cells.reduce((sum, cell) => sum + (cell.width ?? 0), 0);
  const shares = cells.reduce((sum, cell) => sum + (cell.width === undefined ? (cell.share ?? 1) : 0), 0);
  if (fixed > room) throw new Error(`The cells need ${fixed} units and have ${room}.`);
  return cells.map((cell) => cell.width ?? ((room - fixed) * (cell.share ?? 1)) / shares);
}

/** Side by side, as high as the highest; `top` keeps lower parts at the top, otherwise they stand in the middle. */
export function row(gap: number, cells: readonly (Part | Cell)[], align: 'middle' | 'top' | 'fill' = 'middle'): Part {
  const all: readonly Cell[] = cells.map((cell) => (typeof cell === 'function' ? { part: cell } : cell));
  // Labels of what follows a number or another narrow part stand below each other; those further to the right have their own place.
  const first = all.find(({ width }) => width === undefined)?.part;
  return withLabels(first?.labels, (width, _, labels) => {
    const widths = widthsOf(all, width - gap * (all.length - 1));
    const at = ({ part }: Cell, index: number, height?: number): Box =>
      part(widths[index] ?? 0, height, part === first ? labels : undefined);
    const measured = all.map((cell, index) => at(cell, index));
    const height = Math.max(...measured.map((box) => box.height));
    const boxes = align === 'fill' ? all.map((cell, index) => at(cell, index, height)) : measured;
    return {
      height,
      at(x, y) {
        let left = x;
        return boxes
          .map((box, index) => {
            const drawn = box.at(left, align === 'middle' ? y + (height - box.height) / 2 : y);
            left += (widths[index] ?? 0) + gap;
            return drawn;
          })
          .join('');
      },
    };
  });
}

export function inset(horizontal: number, vertical: number, part: Part): Part {
  return (width, height) => {
    const box = part(width - 2 * horizontal, height === undefined ? undefined : height - 2 * vertical);
    return { height: box.height + 2 * vertical, at: (x, y) => box.at(x + horizontal, y + vertical) };
  };
}

/** A part of a given width in the middle of what there is. */
export function centred(own: number, part: Part): Part {
  return (width, height) => {
    if (own > width) throw new Error(`A part of ${own} units has ${Math.floor(width)}.`);
    const box = part(own);
    const room = Math.max(height ?? 0, box.height);
    return { height: room, at: (x, y) => box.at(x + (width - own) / 2, y + (room - box.height) / 2) };
  };
}

/** Parts on top of each other; the first says how high they are. */
export function layers(first: Part, ...others: readonly Part[]): Part {
  return (width, height) => {
    const base = first(width, height);
    const boxes = others.map((part) => part(width, base.height));
    return { height: base.height, at: (x, y) => base.at(x, y) + boxes.map((box) => box.at(x, y)).join('') };
  };
}

export function gap(height: number): Part {
  return () => ({ height, at: () => '' });
}

/** A part of a fixed height that draws itself. */
export function drawn(height: number, draw: (x: number, y: number, width: number) => string): Part {
  return (width) => ({ height, at: (x, y) => draw(x, y, width) });
}
