const FOLDS = ':scope > [class^="whole-"], :scope > .change > [class^="whole-"]';

/** Opens and closes what stands on both sides of a row together: what is open alone leaves as much room empty as it takes. */
export function pairFolds(article: Element): void {
  const follow = (fold: EventTarget | null): void => {
    if (!(fold instanceof HTMLDetailsElement)) return;
    const beside = foldBeside(fold);
    if (beside) beside.open = fold.open;
  };
  article.addEventListener('toggle', ({ target }) => follow(target), true);
  // A link may have led into one, or a reader been quicker.
  for (const fold of article.querySelectorAll('[class^="whole-"][open]')) follow(fold);
}

/** On phones, sides stand above each other: they leave no room. */
function foldBeside(fold: HTMLDetailsElement): HTMLDetailsElement | undefined {
  const side = fold.closest('.sides > div');
  const other = side?.nextElementSibling ?? side?.previousElementSibling;
  if (!side || !other || side.getBoundingClientRect().top !== other.getBoundingClientRect().top) return undefined;
  const at = [...side.querySelectorAll(FOLDS)].indexOf(fold);
  return at < 0 ? undefined : other.querySelectorAll<HTMLDetailsElement>(FOLDS)[at];
}
