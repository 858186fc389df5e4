import type { Redirect, SiteBuild } from '../build.ts';
import { STRICT_TRANSPORT } from '../policies/security-headers.ts';

/** How another web server is to serve a built site. */
export interface HostingOptions {
  /** Host name of the site. */
  readonly serverName: string;
  /** Absolute path of the built site's folder; with a base URL, of the folder that the base URL's folder is in. */
  readonly root: string;
  /** Host and port of `signpost serve`, which answers searches. */
  readonly search: string;
  /** Port for plain HTTP. */
  readonly port: number;
  /** Certificate and key; without them only plain HTTP. Caddy gets its own. */
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined;
}

/** First line of each generated file. */
export const GENERATED = 'Generated from the built site by signpost hosting. Headers, redirects and languages are those of the build.';

/** The headers of every response, with Strict-Transport-Security over TLS. */
export function listHeaders(build: SiteBuild, hasTls: boolean): Readonly<Record<string, string>> {
  return { ...build.headers, ...(hasTls ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}) };
}

/** A redirect with all of its source addresses. */
export interface HostedRedirect extends Redirect {
  /** With and without a trailing slash, unless the other form has a redirect of its own. */
  readonly from: readonly string[];
}

export function listRedirects({ redirects }: SiteBuild): HostedRedirect[] {
  return [...redirects].map(([from, { to, status }]) => {
    const other = from.endsWith('/') ? from.slice(0, -1) : `${from}/`;
    return { from: other === '' || redirects.has(other) ? [from] : [from, other], to, status };
  });
}

/** Escapes a text for a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
