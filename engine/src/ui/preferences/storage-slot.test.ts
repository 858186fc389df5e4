import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorageSlot } from './storage-slot.ts';

const options = {
  key: 'word',
  parse: (stored: string | null) => stored ?? 'none',
  print: (word: string) => (word === 'none' ? null : word),
};

/** As much of a window as stored values need. */
class Browser extends EventTarget {
  readonly values = new Map<string, string>();
  readonly localStorage = {
    getItem: (key: string) => this.values.get(key) ?? null,
    setItem: (key: string, value: string) => void this.values.set(key, value),
    removeItem: (key: string) => void this.values.delete(key),
  };

  changeElsewhere(key: string | null, newValue: string | null): void {
    this.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea: this.localStorage }));
  }
}

describe('a stored value', () => {
  let browser: Browser;
  beforeEach(() => {
    browser = new Browser();
    vi.stubGlobal('window', browser);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is read, set and removed', () => {
    browser.values.set('word', 'hello');
    const slot = createStorageSlot(options);
    expect(slot.get()).toBe('hello');
    slot.set('bye');
    expect(browser.values.get('word')).toBe('bye');
    slot.set('none');
    expect(browser.values.has('word')).toBe(false);
  });

  it('is, for hydration, what the server knew: nothing', () => {
    browser.values.set('word', 'hello');
    expect(createStorageSlot(options).getInitial()).toBe('none');
  });

  it('follows other tabs', () => {
    const slot = createStorageSlot(options);
    const listener = vi.fn();
    slot.subscribe(listener);
    browser.changeElsewhere('word', 'from afar');
    expect(slot.get()).toBe('from afar');
    browser.changeElsewhere('another', 'x');
    expect(listener).toHaveBeenCalledOnce();
    browser.changeElsewhere(null, null);
    expect(slot.get()).toBe('none');
  });

  it('lives as long as the page where the browser does not store, and says so in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    browser.localStorage.setItem = () => {
      throw new Error('quota');
    };
    const slot = createStorageSlot(options);
    slot.set('kept');
    expect(slot.get()).toBe('kept');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('cannot be read on the server', () => {
    vi.unstubAllGlobals();
    expect(() => createStorageSlot(options)).toThrowErrorMatchingInlineSnapshot(
      `[Error: The stored value "word" was read on the server. Read it in the browser, after hydration.]`,
    );
  });
});
