import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Loader } from './loader.ts';

it('what a component looks for in vain when it is shown is told of the page that shows it alone; what it imports, of all', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'signpost-loader-'));
  try {
    writeFileSync(join(siteDir, 'show.js'), "import 'a-package'; export default (name) => require('./samples/' + name + '.txt');");
    const loader = new Loader({
      siteDir,
      aliases: {},
      compiledStyles: () => undefined,
      standIn: () => undefined,
      asset: (address) => address,
    });
    const missing = ['one', 'two'].map((name) => {
      loader.evaluate(name, join(siteDir, 'page.js'), `import show from './show'; show('${name}');`);
      return loader.needsOf(name).missing;
    });
    expect(missing).toEqual([
      ['./samples/one.txt', 'a-package'],
      ['./samples/two.txt', 'a-package'],
    ]);
  } finally {
    rmSync(siteDir, { recursive: true });
  }
});
