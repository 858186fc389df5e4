import { bundleShell, type ShellFiles, type ShellJob } from './bundle-shell.ts';

/** What the process says to the one that has started it. */
export type BundleAnswer = { readonly result: ShellFiles } | { readonly error: unknown };

// Entry of the process that bundles: it answers one job and ends, as it does when the build that waits for it has ended. Not by `process.exit`,
// which waits for threads that compile, while these may wait for the main thread to collect garbage.
const end = (): boolean => process.kill(process.pid, 'SIGKILL');
process.once('disconnect', end);
process.once('message', async (job: ShellJob) => {
  const answer: BundleAnswer = await bundleShell(job).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  process.off('disconnect', end);
  process.send?.(answer, () => process.disconnect());
});
