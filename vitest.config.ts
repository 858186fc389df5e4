import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

export default defineConfig({
  plugins: [react()],
  // As the build defines it for a site that does not choose one.
  define: { STORAGE_PREFIX: JSON.stringify('docs') },
  resolve: {
    alias: {
      '@site-parts': join(import.meta.dirname, 'engine/src/ui/slots/no-parts.ts'),
      '@site-behaviours': join(import.meta.dirname, 'engine/src/ui/slots/no-parts.ts'),
    },
  },
  test: {
    // Browser tests wait more than they work, and share the processor with the others.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // Files of one worker share the modules that they load, which takes longer than most of their tests.
    isolate: false,
    // What a test puts in the place of something is gone before the next one, in other files too.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['tests/support/restore-process.ts'],
    // What a test waits for comes; when, depends on how busy the machine is.
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'engine/src/**/*.test.{ts,tsx}',
            'site/**/*.test.{ts,tsx}',
            'handbook/**/*.test.ts',
            'tests/unit/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          // Some of them start servers and threads, on a machine that may have other work.
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          environment: 'node',
          // The parsers of programming languages are WebAssembly with functions too large for the compiler that makes it fast: it takes seconds, and may fill the memory.
          execArgv: ['--liftoff-only'],
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/e2e/**/*.test.ts', 'tests/relevance/**/*.test.ts'],
          environment: 'node',
          // Small sites that tests build are what readers get, too.
          env: { NODE_ENV: 'production' },
          globalSetup: ['tests/e2e/global-setup.ts'],
          retry: 0,
          // Each wait of a test has its own end (`LONGEST_WAIT`), which says what did not come: all of them together may take as long as they need.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
