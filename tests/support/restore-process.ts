import { afterAll, vi } from 'vitest';

// Vitest restores what a test has put in the place of something before the next test: after the one that begins the next file, which shares the process.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
