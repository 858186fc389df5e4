import type { ServerResponse } from 'node:http';
import { REFRESH_EVENT } from '../../ui/navigation/refresh-event.ts';
import type { DevMessage } from './dev-messages.ts';

/** The browsers that have pages of the dev server open. */
export class DevBrowsers {
  readonly #open = new Set<ServerResponse>();
  readonly #problems = new Map<string, readonly string[]>();

  /** Keeps the answer open for messages. What is known of the pages' problems comes first. */
  add(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    for (const [path, problems] of this.#problems) response.write(format({ path, problems }));
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  /** Has the open pages fetched again. */
  refresh(): void {
    this.#tell({ refresh: REFRESH_EVENT });
  }

  /** Shows what is wrong with a page, or that nothing is. */
  report(path: string, problems: readonly string[]): void {
    if (problems.length > 0) this.#problems.set(path, problems);
    else if (!this.#problems.delete(path)) return;
    this.#tell({ path, problems });
  }

  close(): void {
    for (const response of this.#open) response.end();
  }

  #tell(message: DevMessage): void {
    for (const response of this.#open) response.write(format(message));
  }
}

function format(message: DevMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
