import { startCodes } from '../footer/start-codes.ts';

/** Lets Escape close the codes of the footer, from the first time that the pointer or the focus comes to one. */
export function start({ place }: { readonly place: HTMLElement }): void {
  startCodes(place);
}
