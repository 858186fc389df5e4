/**
 * The only way from a string to DOM or a script (Trusted Types). The types say `string` where browsers return `TrustedHTML`, as the DOM's
 * own types do.
 */
interface TrustedTypes {
  readonly emptyHTML: string;
  createPolicy(name: string, rules: Policy): Policy;
}

interface Policy {
  createHTML(html: string): string;
  /** `null` rejects the address. */
  createScriptURL(url: string): string | null;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** Name of the policy, as the `trusted-types` directive of the content security policy has it. */
export const TRUSTED_TYPES_POLICY = 'signpost';

const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (html) => html, createScriptURL: (url) => url });

/** Empty markup that may be assigned. */
export const emptyHtml: string = globalThis.trustedTypes?.emptyHTML ?? '';

/** Marks HTML from our own build as safe to assign. Never use it for anything that a reader or another service wrote. */
export function trustBuildHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Parses HTML from our own build. */
export function parseBuildHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustBuildHtml(html);
  return template.content;
}

/** Marks the address of a configured script as safe to load. The content security policy lists its origin as well. */
export function trustConfiguredScript(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
