import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { importedSheets } from './imported-sheets.ts';

it('finds the sheets of scripts by their paths, from the project and in packages, whatever the folder is called', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-$&-'));
  const files = {
    'src/Root.js': "import '@site/src/css/a.css';\nimport './css/b.css';\nimport 'packed/c.css';\nimport { one } from '@site/src/one';\n",
    'src/one.ts': "import styles from './one.module.css';\nimport '../src/css/d.scss';\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    writeFileSync(join(folder.path, path), text);
  }
  const sheets = ['src/css/a.css', 'src/css/b.css', 'node_modules/packed/c.css', 'src/css/d.scss'].map((path) => join(folder.path, path));
  expect(importedSheets(folder.path, [join(folder.path, 'src/Root.js'), join(folder.path, 'src/one.ts')])).toEqual(sheets);
});
