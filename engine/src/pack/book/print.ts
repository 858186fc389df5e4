import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findProgram } from '../../model/find-program.ts';
import { OperatorError } from '../../model/operator-error.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chromium-headless-shell', 'msedge'];
/** Where the installers of other systems put it. */
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** A book of thousands of pages takes minutes on a slow machine. In milliseconds. */
const PATIENCE = 30 * 60 * 1000;

interface PrintOptions {
  /** A folder for the browser's own files. */
  readonly profile: string;
  /** Whether tags and bookmarks are left out, which takes half the time. */
  readonly isDraft: boolean;
}

/** The Chrome or Chromium that prints: the one that CHROMIUM_PATH names, or that this machine has; undefined if there is none. */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(BROWSERS, ELSEWHERE);
}

/**
 * Prints a document to a PDF with the Chrome or Chromium of this machine.
 * @throws OperatorError if there is none, or it fails
 */
export async function printWithBrowser(url: string, pdf: string, { profile, isDraft }: PrintOptions): Promise<void> {
  const browser = findBrowser();
  if (browser === undefined) throw new OperatorError('A PDF is printed by Chrome or Chromium. Install one, or name it in CHROMIUM_PATH.');
  const options = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-extensions',
    `--user-data-dir=${profile}`,
    ...(isDraft ? ['--disable-pdf-tagging'] : ['--generate-pdf-document-outline', '--export-tagged-pdf']),
    '--no-pdf-header-footer',
    `--print-to-pdf=${pdf}`,
  ];
  // A browser that runs as root, as in a container, has no sandbox.
  if (process.getuid?.() === 0) options.push('--no-sandbox');
  try {
    await promisify(execFile)(browser, [...options, url], { timeout: PATIENCE, maxBuffer: 64 * 1024 * 1024 });
  } catch (cause) {
    throw new OperatorError(`${browser} could not print the book: ${cause instanceof Error ? cause.message.slice(0, 500) : cause}`, {
      cause,
    });
  }
  if (!existsSync(pdf)) throw new OperatorError(`${browser} printed nothing. Try another version, and name it in CHROMIUM_PATH.`);
}
