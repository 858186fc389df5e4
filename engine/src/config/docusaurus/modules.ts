import { type Plain, record, text } from './plain.ts';

/** A preset, plug-in or theme as a configuration names it. */
export interface NamedModule {
  /** Its short name: `content-docs`, `client-redirects`, `classic`. */
  readonly name: string;
  readonly options: Plain;
}

/** Reads a list of presets, plug-ins or themes: a name, or a name with options. Functions are left to the caller. */
export function readModules(value: unknown): NamedModule[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): NamedModule[] => {
    const [written, options]: unknown[] = Array.isArray(entry) ? entry : [entry];
    if (written === null || written === undefined || written === false) return [];
    const name = text(written) ?? text(record(written).$function);
    return [{ name: name === undefined ? 'a function' : shortName(name), options: record(options) }];
  });
}

/** `content-docs` for `@docusaurus/plugin-content-docs`, also where the name has been resolved to a path. */
function shortName(written: string): string {
  const stubbed = /^stub:([^?]*)/.exec(written)?.[1];
  const name = stubbed === undefined ? written : decodeURIComponent(stubbed);
  const official = /@docusaurus[/\\](?:plugin|preset|theme)-([\w-]+)/.exec(name)?.[1];
  // A project's own copy of one is called like it.
  return official ?? /plugin-(content-(?:docs|blog|pages))(?:[/\\]|\.\w+$|$)/.exec(name)?.[1] ?? name;
}
