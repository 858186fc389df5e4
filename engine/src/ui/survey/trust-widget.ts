/** Name of the Trusted Types policy for strings that are not marked; without it they are refused. */
export const DEFAULT_POLICY = 'default';

let hasDefaultPolicy = false;

/**
 * Lets the third party's widget write its own markup, and load scripts from its own origin. Scripts inside the markup stay forbidden by the
 * content security policy, which allows this policy only where a survey is configured.
 */
export function trustWidget(origin: string): void {
  if (hasDefaultPolicy) return;
  hasDefaultPolicy = true;
  globalThis.trustedTypes?.createPolicy(DEFAULT_POLICY, {
    createHTML: (html) => html,
    createScriptURL: (url) => (new URL(url, location.href).origin === origin ? url : null),
  });
}
