import type { ServerResponse } from 'node:http';
import { REFRESH_EVENT } from '../../ui/navigation/refresh-event.ts';
import type { DevMessage } from './dev-messages.ts';

const REFRESH: DevMessage = { refresh: REFRESH_EVENT };

/** The browsers with open pages of the dev server. */
export class DevBrowsers {
  readonly #open = new Set<ServerResponse>();
  readonly #problems = new Map<string, readonly string[]>();
  #refreshes = 0;

  /** How often the open pages were told to fetch their content again. */
  get refreshes(): number {
    return this.#refreshes;
  }

  /**
   * Keeps a response open for messages, and first sends the known problems of all pages.
   * @param refreshes how many there had been when the page was made: a file may have been saved while it was on its way
   */
  add(response: ServerResponse, refreshes: number): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    for (const [path, problems] of this.#problems) response.write(format({ path, problems }));
    if (refreshes !== this.#refreshes) response.write(format(REFRESH));
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  /** Makes the open pages fetch their content again. */
  refresh(): void {
    this.#refreshes += 1;
    this.#tell(REFRESH);
  }

  /** Reports the problems of a page; an empty list clears them. */
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
