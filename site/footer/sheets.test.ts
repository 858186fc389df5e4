import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const importsOf = (sheet: string): string[] =>
  [...readFileSync(join(import.meta.dirname, sheet), 'utf8').matchAll(/@import "([^"]+)"/g)].map(([, path = '']) => path);

it("the footer's sheet for other sites has all of the footer's sheets, after the engine's", () => {
  const own = importsOf('../styles/index.css').filter((path) => path.startsWith('../footer/'));
  expect(importsOf('standalone.css')).toEqual(['signpost/footer.css', ...own.map((path) => path.replace('../footer/', './'))]);
});
