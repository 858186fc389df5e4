import { posix } from 'node:path';
import type { Frame } from '../article.ts';

const FILES = ['MDXComponents.tsx', 'MDXComponents.jsx', 'MDXComponents.js', 'MDXComponents.ts'];
const PLACES = FILES.flatMap((file) => [file, file.replace('.', '/index.')]);

/** Whether a project gives a component of its own to all pages, in its `src/theme/MDXComponents`. Parts of Docusaurus are the engine's. */
export function isThemeComponent(name: string, { article }: Frame): boolean {
  if (article.context.react === undefined) return false;
  const { siteDir } = article.context;
  const text = PLACES.map((file) => article.readPartial(posix.join(siteDir, 'src/theme', file))).find((source) => source !== undefined);
  const root = name.split('.')[0] ?? '';
  if (text === undefined || !new RegExp(`\\b${root}\\b`).test(text)) return false;
  return !article.registry.names.includes(root) || isOfProject(root, text);
}

/** The import of the project's components for all pages that some JSX names and its file does not import or define. */
export function headOfThemeComponents(markup: string, frame: Frame): string {
  const named = new Set([...markup.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const used = [...named].filter((name) => !new RegExp(`\\b${name}\\b`).test(frame.head) && isThemeComponent(name, frame));
  if (used.length === 0) return '';
  return `import themeComponents from '@site/src/theme/MDXComponents';\nconst { ${used.join(', ')} } = themeComponents;`;
}

/** Whether a name stands for a component of the project in a list of components, and not for one of Docusaurus. */
function isOfProject(name: string, text: string): boolean {
  const statements = [...text.matchAll(/\bimport\s+([^;'"]+?)\s+from\s*['"]([^'"]+)['"]/g)];
  const from = statements.find(([, clause = '']) => new RegExp(`\\b${name}\\b`).test(clause))?.[2];
  return from !== undefined && !/^@(?:theme|theme-original|docusaurus)\//.test(from);
}
