import type { LoadedConfig } from '../../config/load.ts';

/** Whether the text of a page can be changed without looking at other pages: all that plug-ins read is known. */
export function mayRemember({ config: { content, plugins } }: Pick<LoadedConfig, 'config'>): boolean {
  return !content.lenient && plugins.every(({ inputs }) => inputs);
}
