/** What stands in brackets at the end of a title is a badge beside it, if it has the version of a package: `Login (SDK 3.30.3)`. */
export function splitTitle(title: string): { readonly name: string; readonly badge?: string } {
  const [, name, badge] = /^(.+?)\s*[(（]([^()（）]*\d\.\d[^()（）]*)[)）]$/.exec(title) ?? [];
  return name === undefined || badge === undefined ? { name: title } : { name, badge };
}
