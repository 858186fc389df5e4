import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'postcss';

const SCALE = join(import.meta.dirname, '../ui/styles/scale.css');
const STEP = /var\(--((?:space|font)-\d+|corner-(?:tiny|large|round))\)/g;

/**
 * Writes the values of the scale (`ui/styles/scale.css`) into style sheets: its steps are the same everywhere, so that browsers need not
 * look them up. Throws the error of the declaration that uses a step which is not in the scale.
 */
export function resolveScale(): Plugin {
  const steps = new Map([...readFileSync(SCALE, 'utf8').matchAll(/--([\w-]+): (\d+px);/g)].map(([, name, value]) => [name, value]));
  return {
    postcssPlugin: 'resolve-scale',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replace(STEP, (_, name: string) => {
          const value = steps.get(name);
          if (value === undefined) throw declaration.error(`The scale has no step "--${name}". Take one of ui/styles/scale.css.`);
          return value;
        });
      });
    },
  };
}
