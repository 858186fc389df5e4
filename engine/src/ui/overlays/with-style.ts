import { loadStyle } from '../document/load-style.ts';
import styles from './overlays.css?url';

/** Loads the code of an overlay and the style sheet of all overlays in parallel. */
export async function withStyle<Module>(code: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([code, loadStyle(styles)]);
  return module;
}
