/** Whether the keyboard has come to an element. Safari cannot say so before 15.4: there, a click gives links no focus. */
export function isReachedByKeys(element: Element): boolean {
  return element.matches(CSS.supports('selector(:focus-visible)') ? ':focus-visible' : ':focus');
}
