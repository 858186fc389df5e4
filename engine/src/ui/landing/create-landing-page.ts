import { pages, pagesFolder } from '@site-parts';
import type { ComponentType } from 'react';
import type { LandingMeta, LandingPage, LandingProps } from './landing-page.ts';

/** The designed pages of the site. */
export const landingPages: readonly LandingPage[] = Object.entries(pages).map(([file, module]) =>
  createLandingPage(pagesFolder, file, module),
);

/**
 * Creates a page from a module in the folder of designed pages.
 * @param folder of the designed pages, with a slash at the end: `pages/`
 * @param file from the site's folder: `pages/v2/index.tsx`
 * @throws Error that names the file, if the component (default export) or `meta` is missing
 */
export function createLandingPage(folder: string, file: string, module: Readonly<Record<string, unknown>>): LandingPage {
  const { default: component, meta } = module;
  if (!isComponent(component))
    throw new Error(`${file} has no default export. Write: export default function Page({ locale, href }: LandingProps) { … }`);
  if (!isMeta(meta)) throw new Error(`${file} has no "meta". Write: export const meta = { title: { en: … }, description: { en: … } }`);
  return { ...meta, file, path: landingPath(file.slice(folder.length)), Component: component };
}

/** `v2/index.tsx` is served at `/v2/`, `demo.tsx` at `/demo/`. */
export function landingPath(file: string): string {
  const route = file.replace(/(^|\/)index\.tsx$|\.tsx$/, '');
  return route === '' ? '/' : `/${route}/`;
}

function isComponent(value: unknown): value is ComponentType<LandingProps> {
  return typeof value === 'function';
}

function isMeta(value: unknown): value is LandingMeta {
  return typeof value === 'object' && value !== null && 'title' in value && 'description' in value;
}
