import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeModule } from './site-components.ts';

it('a sheet changes with the pictures and sheets that it names, with quotes or without, and with no others', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-sheet-'));
  const write = (name: string, text: string): void => writeFileSync(join(folder.path, name), text);
  write(
    'index.css',
    '@import url("./more.css");\n.a { background: url(a.png) } .b { background: url("./b.png?v=1") } .c { background: url(/c.png) }\n',
  );
  const named = ['more.css', 'a.png', 'b.png'];
  for (const name of [...named, 'c.png']) write(name, '1');
  const fingerprint = (): string => describeModule(join(folder.path, 'index.css')).fingerprint;
  const prints = [fingerprint()];
  for (const name of named) {
    write(name, '2');
    prints.push(fingerprint());
  }
  expect(new Set(prints).size).toBe(4);
  // It is one of the static files.
  write('c.png', '2');
  expect(fingerprint()).toBe(prints.at(-1));
});
