import type { BuiltSite } from '../built-site.ts';
import type { PackScope } from '../scope.ts';
export async function makePdf(_b: BuiltSite, _s: PackScope): Promise<Uint8Array> { return new Uint8Array(); }
