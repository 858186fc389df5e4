import type { Node } from '../syntax/tree.ts';
import { type Context, nearestName, report, type Scope, type Value } from './context.ts';
import { UNINDEXED } from './externals.ts';
import { writeUse } from './names.ts';

type ImportNode = Extract<Node, { kind: 'import' }>;

const JS_PACKAGES = /^(leancloud-[\w-]+(\/[\w./-]+)?|leanengine|@leancloud\/[\w-]+)$/;

export function isSdkPackage(path: string): boolean {
  return JS_PACKAGES.test(path);
}

/** JavaScript and Python: gives the names that an import binds what they stand for. */
export function bindImports(context: Context, { path, names }: Pick<ImportNode, 'names'> & { readonly path?: string }, scope: Scope): void {
  const { index, language } = context;
  if (language !== 'js' && language !== 'python') return;
  const isSdk = path === undefined || (language === 'js' ? isSdkPackage(path) : /^leancloud\b/.test(path));
  for (const { local, from } of names) {
    const value = isSdk ? importedValue(context, from) : null;
    if (value) context.page.imports.set(local, index.find(value.type.name)[0]?.full ?? null);
    scope.set(local, value);
    context.declare(local, value);
  }
}

function importedValue({ index, language }: Context, from: string | null): Value | null {
  if (language === 'js') {
    const name = from === null || from === 'AV' ? 'AV' : from;
    return index.find(name).length > 0 ? { type: { name, args: [] }, isType: true } : null;
  }
  const target = index
    .find('leancloud')[0]
    ?.members.get(from ?? '')?.[0]
    ?.returns.replace(/^\./, '');
  const [type] = target ? index.find(`leancloud.${target}`) : [];
  return type ? { type: { name: type.full, args: [] }, isType: true } : null;
}

/** An import of a namespace, class or header that an SDK has. Imports of other libraries are not judged. */
export function checkImport(context: Context, node: ImportNode): void {
  if (UNINDEXED[context.language]?.test(node.path)) return;
  if (context.language === 'csharp') checkUsing(context, node);
  if (context.language === 'java') checkJavaImport(context, node);
  if (context.language === 'objc') checkHeader(context, node);
  if (context.language === 'php') checkPhpUse(context, node);
}

function checkUsing(context: Context, { path, at }: ImportNode): void {
  const { namespaces, fullNames } = context.index;
  if (!/^(TapTap|LeanCloud)\b/.test(path) || namespaces.has(path) || fullNames.has(path)) return;
  report(context, at, 'import', `using ${path}`, nearestName(path, namespaces));
}

function checkJavaImport(context: Context, { path, at }: ImportNode): void {
  if (!/^(cn\.leancloud|com\.tapsdk|com\.tds|com\.taptap)\b/.test(path)) return;
  const { namespaces, fullNames } = context.index;
  // The TapTap edition of the LeanCloud SDK has the same classes in another package.
  const full = path.replace(/^com\.tapsdk\.lc\./, 'cn.leancloud.');
  if (full.endsWith('.*') ? namespaces.has(full.slice(0, -2)) : fullNames.has(full)) return;
  const simple = path.split('.').at(-1) ?? '';
  const same = [...fullNames].find((name) => name.endsWith(`.${simple}`));
  report(context, at, 'import', `import ${path}`, same ?? nearestName(full, fullNames));
}

function checkPhpUse(context: Context, { names, at }: ImportNode): void {
  const { namespaces, fullNames } = context.index;
  for (const { from } of names) {
    if (from === null || !/^LeanCloud\b/.test(from) || namespaces.has(from) || fullNames.has(from)) continue;
    report(context, at, 'import', `use ${writeUse(from)}`, writeUse(nearestName(from, fullNames)));
  }
}

function checkHeader(context: Context, { path, at }: ImportNode): void {
  const [, framework = '', file = ''] = /^<(\w+)\/([\w+-]+\.h)>$/.exec(path) ?? [];
  if (!/^(Tap|TDS|LeanCloud|AntiAddiction)/.test(framework)) return;
  const files = context.index.headers.get(framework);
  if (!files) report(context, at, 'import', path, nearestName(framework, context.index.headers.keys()));
  // The umbrella header has the name of its framework; LeanCloud has one for each part.
  else if (!files.has(file) && file !== `${framework}.h` && !(framework === 'LeanCloudObjc' && /^(Foundation|Realtime)\.h$/.test(file)))
    report(context, at, 'import', path, nearestName(file, files));
}
