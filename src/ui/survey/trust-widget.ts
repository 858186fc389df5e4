/** Name of the policy that browsers ask about strings which nobody has marked; without one they are refused. */
export const DEFAULT_POLICY = 'default';

let hasDefaultPolicy = false;

/**
 * Lets the third party's widget write its own markup, and load scripts from its own origin. Scripts within the markup stay forbidden by the
 * security policy, which knows this policy only where such a widget is configured.
 */
export function trustWidget(origin: string): void {
  if (hasDefaultPolicy) return;
  hasDefaultPolicy = true;
  globalThis.trustedTypes?.createPolicy(DEFAULT_POLICY, {
    createHTML: (html) => html,
    createScriptURL: (url) => (new URL(url, location.href).origin === origin ? url : null),
  });
}
