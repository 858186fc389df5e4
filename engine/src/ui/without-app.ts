import { NO_SCRIPT_MENU_ID } from '../model/shell-ids.ts';

/** Shorter names: this is part of the inline script. */
export const page = document;
export const address = location;

/** The data of `<html>`. */
export const { dataset: root } = page.documentElement;

/**
 * Gives the page the form that it has without script, as the app does not come, though the reader has used a control. One that opens the
 * menu or the search leads to the menu in the page, which says why. One that such a page still has asks for it again, at the same place.
 * @param control the data of the control
 */
export const goWithoutApp = (control: DOMStringMap): void => {
  if (control.opens) {
    root.hash = address.hash;
    address.hash = NO_SCRIPT_MENU_ID;
  } else if (root.js == null) {
    address.hash = root.hash ?? '';
    address.reload();
  }
  delete root.js;
};
