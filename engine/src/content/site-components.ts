import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { LoadedConfig } from '../config/load.ts';
import { acceptModuleSyntax } from '../config/module-syntax.ts';
import type { Component } from '../markdown/components/component-tag.ts';
import { hashOf } from '../model/hash.ts';
import { isFile, readIfPossible } from '../model/read-if-there.ts';

/** The module with a site's components: its file, and a hash of it and all files that it names by a relative path, such as late behaviours and pictures of its sheets. */
export interface ComponentModule {
  readonly file: string;
  readonly fingerprint: string;
}

const component = z.custom<Component>(
  (value) => typeof value === 'object' && value !== null && 'render' in value && 'attributes' in value,
  'is no component: export const Name = defineComponent({ … })',
);

/** The module with the site's components; null for none. */
export function componentModule({ siteDir, config }: LoadedConfig): ComponentModule | null {
  return config.components === undefined ? null : describeModule(join(siteDir, config.components));
}

/**
 * The same module in another folder has the same fingerprint.
 * @param file absolute path
 */
export function describeModule(file: string): ComponentModule {
  const texts = [...textsBelow(file)].map(([path, text]) => [relative(dirname(file), path), text]);
  return { file, fingerprint: hashOf(JSON.stringify(texts)) };
}

/** Absolute paths of a module and of all that it imports by relative paths. */
export function modulesBelow(file: string): readonly string[] {
  return [...textsBelow(file).keys()];
}

function textsBelow(file: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  collectTexts(file, texts);
  return texts;
}

function collectTexts(file: string, texts: Map<string, string>): void {
  if (texts.has(file)) return;
  const text = readIfPossible(file) ?? '';
  texts.set(file, text);
  for (const target of namedIn(file, text)) collectTexts(withExtension(join(dirname(file), target)), texts);
}

const IMPORTED = /(?:from|import|new URL)\s*\(?\s*["'](\.[^"'?]+)[?"']/g;
/** A picture or another sheet. One that begins with a slash is a static file. */
const IN_SHEET = /\burl\(\s*(?:"([^"?#]+)|'([^'?#]+)|([^"'?#)\s]+))/g;

/** The relative paths that a module or a style sheet names. */
function namedIn(file: string, text: string): string[] {
  const imported = [...text.matchAll(IMPORTED)].map(([, target = '']) => target);
  if (!/\.(?:css|s[ac]ss|less)$/.test(file)) return imported;
  const shown = [...text.matchAll(IN_SHEET)].map(([, ...targets]) => targets.find((target) => target !== undefined) ?? '');
  return [...imported, ...shown.filter((target) => !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(target))];
}

/** Endings that a bundler tries for the path of a module without one. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx', '/index.js'];

function withExtension(path: string): string {
  return ENDINGS.map((ending) => path + ending).find(isFile) ?? path;
}

/**
 * The components by the names of their tags.
 * @throws Error naming the export that is no component
 */
export async function loadComponents({ file }: ComponentModule): Promise<ReadonlyMap<string, Component>> {
  acceptModuleSyntax(file);
  const exports: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
  return new Map(
    Object.entries(exports).map(([name, value]) => {
      const result = component.safeParse(value);
      if (!result.success) throw new Error(`${file}: the export ${name} ${result.error.issues[0]?.message}`);
      return [name, result.data];
    }),
  );
}
