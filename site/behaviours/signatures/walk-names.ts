/** Makes the names of a block one tab stop: the arrows go from name to name, Home and End to the first and the last. */
export function walkNames(names: readonly HTMLElement[]): void {
  for (const [index, name] of names.entries()) {
    name.tabIndex = index === 0 ? 0 : -1;
    name.addEventListener('focus', () => {
      for (const other of names) other.tabIndex = other === name ? 0 : -1;
    });
    name.addEventListener('keydown', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = neighbour(event.key, index, names.length);
      if (next === undefined) return;
      event.preventDefault();
      names[next]?.focus();
    });
  }
}

function neighbour(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
