import { afterEach, expect, it, vi } from 'vitest';
import { runProgram } from './testing/run-program.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

it('a brand or region that does not exist stops the command and names those that do', async () => {
  const { code, errors } = await runProgram('build', '--brand', 'cloud-backed', '--region', 'mars');
  expect(code).toBe(1);
  expect(errors).toBe(
    'site/site.config.ts:\n' +
      '  brand: must be one of "developer-services", "cloud-backend", did you mean "cloud-backend"? (it is "cloud-backed")\n' +
      '  region: must be one of "cn", "global" (it is "mars")',
  );
});

it('as it does where the environment chooses it', async () => {
  vi.stubEnv('SIGNPOST_REGION', 'mars');
  const { code, errors } = await runProgram('check');
  expect(code).toBe(1);
  expect(errors).toContain('region: must be one of "cn", "global" (it is "mars")');
});
