import type * as ReactApi from 'react';
import { nodeOf } from './element-values.ts';
import type { Moment } from './moment.ts';
import { MARKS } from './protocol.ts';

/**
 * Docusaurus' `BrowserOnly`: rendered as far as it is without a browser.
 * @param render renders an element on its own
 * @param location of the page
 */
export function createBrowserOnly(
  React: typeof ReactApi,
  render: (element: ReactApi.ReactElement) => string,
  location: () => object,
  moment: Moment,
) {
  return ({ children, fallback }: Readonly<Record<string, unknown>>): ReactApi.ReactNode => {
    if (typeof children !== 'function') return nodeOf(React, fallback);
    // What is shown in the browser at first is often a matter of the page's address alone.
    const outer = Reflect.getOwnPropertyDescriptor(globalThis, 'window');
    Reflect.set(globalThis, 'window', emptyBrowser(location()));
    try {
      const html = render(React.createElement(() => nodeOf(React, children())));
      return React.createElement(MARKS.html, { dangerouslySetInnerHTML: { __html: html } });
    } catch {
      moment.scripted.add('BrowserOnly');
      return nodeOf(React, fallback);
    } finally {
      Reflect.deleteProperty(globalThis, 'window');
      if (outer !== undefined) Reflect.defineProperty(globalThis, 'window', outer);
    }
  };
}

/** What a page finds in a browser in which nobody has done anything. */
function emptyBrowser(location: object): object {
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  const nothing = (): void => {};
  return {
    location,
    localStorage: storage,
    sessionStorage: storage,
    navigator: { userAgent: '', language: '' },
    innerWidth: 1280,
    innerHeight: 800,
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing, addListener: nothing }),
    addEventListener: nothing,
    removeEventListener: nothing,
  };
}
