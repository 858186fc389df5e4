import { execFile } from 'node:child_process';
import { collectFences } from './page-samples.ts';

const SHELLS = new Set(['bash', 'sh', 'shell']);

/** The commands of a page's shell samples, without prompts. */
export function collectCommands(source: string): { readonly line: number; readonly code: string }[] {
  return collectFences(source)
    .filter(({ fence }) => SHELLS.has(fence))
    .map(({ line, code }) => ({ line, code: code.replaceAll(/^\$ /gm, '') }));
}

/** What `bash -n` says of a script: the line in it and the message. Undefined if the script is valid; null if there is no bash. */
export function checkShell(code: string): Promise<{ readonly line: number; readonly message: string } | null | undefined> {
  return new Promise((resolve) => {
    const child = execFile('bash', ['-n'], (error, _, stderr) => {
      if (!error) return resolve(undefined);
      if (error.code === 'ENOENT') return resolve(null);
      const [, line = '1', message = stderr.trim()] = /line (\d+): (.*)/.exec(stderr) ?? [];
      resolve({ line: Number(line), message });
    });
    // Without bash there is nobody to read; the callback above tells so.
    child.stdin?.on('error', () => {});
    child.stdin?.end(code);
  });
}
