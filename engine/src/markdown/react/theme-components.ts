import { posix } from 'node:path';
import type { Frame } from '../article.ts';

const FILES = ['MDXComponents.tsx', 'MDXComponents.jsx', 'MDXComponents.js', 'MDXComponents.ts'];
const PLACES = FILES.flatMap((file) => [file, file.replace('.', '/index.')]);

/**
 * The import of a component that a project gives to all pages, in its own `src/theme/MDXComponents`.
 * @returns undefined if there is none of that name
 */
export function headOfThemeComponent(name: string, { article }: Frame): string | undefined {
  if (article.context.react === undefined) return undefined;
  const { siteDir } = article.context;
  const text = PLACES.map((file) => article.readPartial(posix.join(siteDir, 'src/theme', file))).find((source) => source !== undefined);
  const root = name.split('.')[0] ?? '';
  if (text === undefined || !new RegExp(`\\b${root}\\b`).test(text)) return undefined;
  return `import themeComponents from '@site/src/theme/MDXComponents';\nconst { ${root} } = themeComponents;`;
}
