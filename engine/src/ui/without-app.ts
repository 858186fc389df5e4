import { NO_SCRIPT_MENU_ID } from '../model/shell-ids.ts';

/**
 * Gives the page the form that it has without script, as the app does not come, though the reader has used a control. One that opens the
 * menu or the search leads to the menu in the page, which says why. Short: part of the inline script.
 * @param root the data of `<html>`
 * @param control the data of the control
 */
export const goWithoutApp = (root: DOMStringMap, control: DOMStringMap): void => {
  delete root.js;
  if (control.opens) location.hash = NO_SCRIPT_MENU_ID;
};
