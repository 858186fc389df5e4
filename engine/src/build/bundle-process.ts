import { bundleShell, type ShellFiles, type ShellJob } from './bundle-shell.ts';

/** What the process says to the one that has started it. */
export type BundleAnswer = { readonly result: ShellFiles } | { readonly error: unknown };

// Entry of the process that bundles one job. The build ends it; if that has ended, it ends itself. Not by `process.exit`, which waits for threads
// that compile, while these may wait for the main thread to collect garbage.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.once('message', async (job: ShellJob) => {
  const answer: BundleAnswer = await bundleShell(job).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  process.send?.(answer);
});
