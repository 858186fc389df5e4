import { bundleShell, type ShellFiles, type ShellJob } from './bundle-shell.ts';

/** What the process says to the one that has started it. */
export type BundleAnswer = { readonly result: ShellFiles } | { readonly error: unknown };

// Entry of the process that bundles: it answers one job and ends, as it does when the build that waits for it has ended.
process.once('disconnect', () => process.exit());
process.once('message', async (job: ShellJob) => {
  const answer: BundleAnswer = await bundleShell(job).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  process.send?.(answer, () => process.disconnect());
});
