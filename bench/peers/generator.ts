import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlainPage } from './pages.ts';

/** One of those that are compared. */
export interface Generator {
  /** With its version. */
  readonly name: string;
  /** Folder that sites must be in to find the packages; undefined: anywhere. */
  readonly home: string | undefined;
  /** What a quick run measures besides cold builds of the fewest pages. */
  readonly quick: { readonly warm: boolean; readonly more: boolean };
  /** Writes a site of these pages into an empty folder. */
  layOut(folder: string, pages: readonly PlainPage[]): void;
  /** Arguments of Node that build the site in the current folder. */
  readonly command: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Folder of the built site. */
  readonly output: string;
  /** Path of a Chinese page in the built site. */
  addressOf(path: string): string;
  /** What is in the page when a click works as it should. */
  readonly ready: string;
  /** Whether its own script shows the next page after a click. */
  readonly isApp: boolean;
}

export function writeText(folder: string, file: string, text: string): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** A page as all generators read it. */
export function printPage({ title, text, links }: PlainPage, addressOf: (path: string) => string): string {
  const list = links.map((path) => `- [${path}](${addressOf(path)})\n`).join('');
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}\n\n${list}`;
}
