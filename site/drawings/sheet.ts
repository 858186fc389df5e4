/** Writes one HTML page with all drawings, in both languages and themes, for looking at: `node site/drawings/sheet.ts out.html [part of a name]`. */
import { writeFileSync } from 'node:fs';
import { drawingLocales, drawings, renderDrawing, type ThemeName } from './index.ts';

const [target = 'drawings.html', filter = ''] = process.argv.slice(2);
const themeNames: readonly ThemeName[] = ['light', 'dark'];
const surfaces: Readonly<Record<ThemeName, string>> = { light: '#ffffff', dark: '#101417' };

function figure(name: string): string {
  const pictures = themeNames.flatMap((theme) =>
    drawingLocales.map((locale) => `<td style="background:${surfaces[theme]};padding:12px">${renderDrawing(name, locale, theme)}</td>`),
  );
  const [zh, en] = drawingLocales.map((locale) => drawings.get(name)?.words[locale].caption ?? '');
  return `<tr><th colspan="4" style="text-align:left;padding:16px 12px 4px">${name}: ${zh} / ${en}</th></tr><tr>${pictures.join('')}</tr>`;
}

const rows: string[] = [];
for (const name of drawings.keys()) {
  if (!name.includes(filter)) continue;
  try {
    rows.push(figure(name));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  }
}

const page = `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>body{margin:0;font-family:system-ui,sans-serif}svg{display:block}</style><table>${rows.join('\n')}</table>\n`;
writeFileSync(target, page);
process.stdout.write(`${rows.length} drawings in ${target}\n`);
