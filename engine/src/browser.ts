/** What the scripts of a site import that run in the browser: small, and nothing of Node in it. */
export { type DeclaredName, declaredName } from './model/declared-name.ts';
export { setOpen } from './ui/article/behaviours/collapse.ts';
export { isComposing } from './ui/keyboard/is-composing.ts';
