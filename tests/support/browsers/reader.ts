/** A page of a browser other than the one that most tests use: what both WebDriver and BiDi can do. */
export interface Reader extends AsyncDisposable {
  /** What the pages complained about: uncaught errors, unhandled rejections, and errors in the console. A test that causes some empties it. */
  readonly complaints: string[];
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** What a function returns in the page. It sees its arguments only. */
  ask<Arguments extends readonly unknown[], Result>(question: (...args: Arguments) => Result, ...args: Arguments): Promise<Awaited<Result>>;
  /** Clicks the first element of a selector with the pointer. */
  click(selector: string): Promise<void>;
  /** Types text into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab' | 'ArrowRight'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
}

/** A browser that may or may not be on this machine. */
export interface OtherBrowser {
  readonly name: string;
  /** What must be installed, if it is not. */
  readonly missing: readonly string[];
  /** Opens an empty page with a profile of its own. */
  open(): Promise<Reader>;
}

const LONGEST_WAIT_MS = 120_000;
const PAUSE_MS = 50;

/**
 * Waits until the function returns something true in the page, and returns it.
 * @throws Error that names the function, after two minutes
 */
export async function waitUntil<Arguments extends readonly unknown[], Result>(
  reader: Reader,
  question: (...args: Arguments) => Result,
  ...args: Arguments
): Promise<Awaited<Result>> {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    // While a document is replaced, there is none to ask.
    const answer = await reader.ask(question, ...args).catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`This never came true: ${question} (${JSON.stringify(args)})`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
