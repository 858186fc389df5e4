import { dirname } from 'node:path';
import { compileFunction, constants } from 'node:vm';

/** Whether a text assigns what a CommonJS module exports. */
export function hasCommonExports(text: string): boolean {
  return /^\s*(?:module\.)?exports\s*[=.]/m.test(text);
}

/** Whether a text has the imports or exports of an ES module. */
export function hasModuleSyntax(text: string): boolean {
  return /^\s*(?:import\s+[\w{*'"]|export\s)/m.test(text);
}

/**
 * Like Docusaurus, runs a file as CommonJS, whatever the type of its package.
 * @returns what it exports
 */
export function runCommonJs(text: string, file: string, require: NodeJS.Require): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(text.replace(/^#!.*/, ''), ['module', 'exports', 'require', '__filename', '__dirname'], {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  run(module, module.exports, require, file, dirname(file));
  return module.exports;
}
