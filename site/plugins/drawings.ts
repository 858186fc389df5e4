import type { Plugin } from 'signpost';
import { type DrawingLocale, drawingLocales, drawings, renderDrawing, type ThemeName } from '../drawings/index.ts';

const THEMES: readonly ThemeName[] = ['light', 'dark'];

/** Address of a drawing's file. */
export function drawingPath(name: string, locale: DrawingLocale, theme: ThemeName): string {
  return `/img/drawings/${name}.${locale}.${theme}.svg`;
}

/** Writes each drawing in both languages and themes. */
export const drawingFiles: Plugin = {
  name: 'drawings',
  inputs: ['drawings'],
  build() {
    const files = new Map<string, string>();
    for (const name of drawings.keys()) {
      for (const locale of drawingLocales) {
        for (const theme of THEMES) files.set(drawingPath(name, locale, theme), renderDrawing(name, locale, theme));
      }
    }
    return files;
  },
};
