import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const manifest = z.object({ type: z.string().optional() }).catch({});
let isRegistered = false;

/**
 * Takes the files of a site that import or export for modules, whatever the `package.json` above them says: npm writes
 * `"type": "commonjs"` there for whoever starts a project, or nothing, and Node would refuse them, or warn.
 * @param file absolute path of the module that is about to be imported
 */
export function acceptModuleSyntax(file: string): void {
  if (isRegistered || !/\.[jt]sx?$/.test(file)) return;
  if (isInModules(dirname(file))) return;
  isRegistered = true;
  registerHooks({
    load(url, context, next) {
      const isOwn = /^file:.*\.[jt]s(\?.*)?$/.test(url) && !url.includes('/node_modules/');
      if (!isOwn || context.format?.startsWith('module')) return next(url, context);
      const isModule = /^(import|export)\b/m.test(readFileSync(fileURLToPath(url.replace(/\?.*$/, '')), 'utf8'));
      const format = /\.ts(\?.*)?$/.test(url) ? 'module-typescript' : 'module';
      return next(url, isModule ? { ...context, format } : context);
    },
  });
}

/** Whether the nearest `package.json` says that files are modules. */
function isInModules(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return typeIn(readFileSync(file, 'utf8')) === 'module';
  const above = dirname(folder);
  return above !== folder && isInModules(above);
}

/** Of what is no JSON there is none: Node tells of it, with the name of the file. */
function typeIn(text: string): string | undefined {
  try {
    return manifest.parse(JSON.parse(text)).type;
  } catch {
    return undefined;
  }
}
