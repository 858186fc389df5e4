/** The fields of a key event that show whether an input method is composing. In React they are on the native event. */
interface ComposingKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key belongs to an input method that is composing: it picks a candidate and must do nothing else. Every key handler checks this
 * first. Safari ends the composition before the key that ended it and leaves only the code 229 (WebKit 165004).
 */
export function isComposing(event: ComposingKey): boolean {
  return event.isComposing || event.keyCode === 229;
}
