import type { ChildProcess } from 'node:child_process';

/**
 * Calls back once a process has ended and all that it has sent has been read: on a busy machine, its end is heard before its last message.
 * @param tell gets the status of the process, and the signal that has ended it
 */
export function onceEnded(child: ChildProcess, tell: (code: number | null, signal: NodeJS.Signals | null) => void): void {
  child.once('exit', (code, signal) => {
    if (child.connected) child.once('disconnect', () => tell(code, signal));
    else tell(code, signal);
  });
}
