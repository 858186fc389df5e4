import { trustConfiguredScript } from '../content/trusted-html.ts';

/**
 * Loads a configured third-party script, and resolves when it has run.
 * @param data becomes `data-…` attributes: `{ websiteId: 'x' }` is `data-website-id="x"`
 * @throws Error if it is blocked or missing
 */
export function loadScript(url: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustConfiguredScript(url);
  Object.assign(script.dataset, data);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script at ${url} could not be loaded.`));
    });
    document.head.append(script);
  });
}
