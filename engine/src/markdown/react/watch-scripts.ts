import type * as ReactApi from 'react';
import type * as RuntimeApi from 'react/jsx-runtime';

/**
 * React as the project's components get it: tells what would need their scripts in the browser.
 * @param jsxRuntime of the same React
 * @param tell gets the name of an event, or "effects"
 * @returns the module of React by its name; undefined for any other
 */
export function watchScripts(
  React: typeof ReactApi,
  jsxRuntime: typeof RuntimeApi,
  tell: (name: string) => void,
): (specifier: string) => unknown {
  const noteEvents = (type: unknown, props: unknown): void => {
    if (typeof type !== 'string' || typeof props !== 'object' || props === null) return;
    for (const [name, value] of Object.entries(props)) if (/^on[A-Z]/.test(name) && typeof value === 'function') tell(name);
  };
  const watch = <Make extends (...given: never[]) => unknown>(make: Make): Make =>
    new Proxy(make, {
      apply(target, self, given) {
        noteEvents(given[0], given[1]);
        return Reflect.apply(target, self, given);
      },
    });
  const useEffect = (): void => tell('effects');
  const react = { ...React, createElement: watch(React.createElement), useEffect, useLayoutEffect: useEffect };
  const runtime = { ...jsxRuntime, jsx: watch(jsxRuntime.jsx), jsxs: watch(jsxRuntime.jsxs) };
  return (specifier) => {
    if (specifier === 'react') return { ...react, default: react, __esModule: true };
    return specifier === 'react/jsx-runtime' ? runtime : undefined;
  };
}
