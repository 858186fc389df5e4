import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeConfig } from '../corpus.ts';
import { type Generator, printPage, writeText } from './generator.ts';

const root = join(import.meta.dirname, '../..');

/** This checkout's Signpost, with the components and brand that its site has. */
export function describeSignpost(): Generator {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const addressOf = (path: string) => `/${path}/`;
  return {
    name: `Signpost ${(stdout ?? '').trim()}`.trim(),
    home: undefined,
    quick: { warm: true, more: true },
    layOut(folder, pages) {
      const [first] = pages;
      if (first === undefined) throw new Error('There are no pages to lay out.');
      writeConfig(folder, first.path);
      for (const page of pages) writeText(folder, `content/${page.locale}/v3/${page.path}.md`, printPage(page, addressOf));
    },
    command: [
      '--disable-warning=ExperimentalWarning',
      join(root, 'engine/src/cli/main.ts'),
      'build',
      '--config',
      'site.config.ts',
      '--keep-going',
    ],
    // As `npm run build` does.
    environment: { MALLOC_ARENA_MAX: '2', ...process.env, NODE_OPTIONS: '--max-semi-space-size=16' },
    output: 'dist',
    addressOf,
    ready: 'html[data-ready]',
    isApp: true,
  };
}
