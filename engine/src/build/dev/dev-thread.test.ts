import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError } from '../../config/config-error.ts';
import { DevThread } from './dev-thread.ts';

it('a configuration that ends its program is told, and not waited for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-ends-'));
  writeFileSync(join(folder, 'site.config.mjs'), 'process.exit(3);\n');
  try {
    const opening = DevThread.open({ config: folder }, () => undefined);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow('has ended its program with code 3');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('what the site cannot be read for is told without a stack, whichever file it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-refused-'));
  writeFileSync(join(folder, 'index.md'), '# Hi\n');
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static', 'favicon.svg'), 'no drawing');
  try {
    const opening = DevThread.open({ config: folder }, () => undefined);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow('The icon static/favicon.svg (favicon) cannot be drawn');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
