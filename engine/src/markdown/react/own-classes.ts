import { OWN_PREFIX } from '../../model/own-prefix.ts';
import { pathFrom } from '../../model/paths.ts';
import type { Frame } from '../article.ts';
import { readProjectStyles } from './project-styles.ts';
import { isThemeClass, THEME_CLASSES } from './theme-classes.ts';

/** Stands among a page's classes for what a sheet says of elements, which pages use that are React as a whole. */
export const ELEMENTS = '*';

/**
 * The names that classes of a Docusaurus project have in a page: those of its own sheet and those of Docusaurus' get a beginning. The page
 * gets the styles of both.
 * @returns undefined for a class that has no styles in either
 */
export function namesOfClass(name: string, { article }: Frame): string[] | undefined {
  const { react } = article.context;
  const isOwn = react !== undefined && readProjectStyles(react.stylesFile).classes.has(name);
  if (isOwn) article.projectClasses.add(name);
  const isTheme = isThemeClass(name);
  if (isTheme) article.sheets.add(THEME_CLASSES);
  if (!isOwn && !isTheme) return undefined;
  return [...(isTheme ? [`ifm-${name}`] : []), ...(isOwn ? [OWN_PREFIX + name] : [])];
}

/** Records that a page was made with the project's styles. */
export function dependOnStyles({ article }: Frame): void {
  const { react } = article.context;
  if (react !== undefined) article.dependOn(pathFrom(react.rootDir, react.stylesFile));
}
