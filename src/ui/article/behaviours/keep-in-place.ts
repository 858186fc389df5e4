/** Makes a change after which an element stands where it stood on the screen, whatever grew or shrank above it. */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
}
