import { isAbsolute, join } from 'node:path';
import { type Fields, fieldsOf, text, texts } from '../../model/record.ts';
import { askProcess } from './ask-process.ts';
import { readModules } from './modules.ts';
import type { StyleAnswer, StyleRequest } from './style-process.ts';

/** In milliseconds: Tailwind reads all sources, which a busy machine needs long for. */
const LIMIT = 60_000;
/** In megabytes. */
const MOST_MEMORY = 1024;

/** Absolute paths of the sheets that a configuration gives the theme, in their order. */
export function sheetsOf(siteConfig: Fields, siteDir: string): string[] {
  return [siteConfig.presets, siteConfig.plugins, siteConfig.themes].flatMap((list) =>
    readModules(list, siteDir).flatMap(({ options }) => {
      const written = fieldsOf(options.theme).customCss ?? options.customCss;
      const paths = text(written) === undefined ? texts(written) : [text(written) ?? ''];
      return paths.map((path) => (isAbsolute(path) ? path : join(siteDir, path.replace(/^@site\//, ''))));
    }),
  );
}

/** Compiles a project's styles with its own packages, in a process with limits. What fails is told in the answer. */
export function compileStyles(request: StyleRequest): Promise<StyleAnswer> {
  const none = (fault: string): StyleAnswer => ({ sheet: '', modules: {}, faults: [fault], files: [] });
  return new Promise((resolve) => {
    const asked = { entry: 'style-process', cwd: request.siteDir, request: { ...request }, limit: LIMIT, memory: MOST_MEMORY };
    askProcess<StyleAnswer>(asked, resolve, (fault) => {
      const why = fault.kind === 'slow' ? `they take longer than ${LIMIT / 1000} seconds` : `their compiler ended with code ${fault.code}`;
      resolve(none(why));
    });
  });
}
