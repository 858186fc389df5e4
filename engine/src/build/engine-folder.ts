import { basename, join } from 'node:path';
import { OWN_EXTENSION } from '../model/own-extension.ts';

/** The engine's root folder. */
export const ENGINE = join(import.meta.dirname, '../..');
/** The folder of its code: `src` in this repository, `lib` in the package, where it has been compiled. */
export const CODE = basename(join(import.meta.dirname, '..'));
export const WITH_MARKUP = OWN_EXTENSION === '.ts' ? '.tsx' : OWN_EXTENSION;
