import { expect, it } from 'vitest';
import { createLandingPage, landingPath } from './create-landing-page.ts';

const meta = { title: { 'zh-Hans': '示例', en: 'Demo' }, description: { 'zh-Hans': '…', en: '…' } };

it('serves a module at its path', () => {
  expect(landingPath('index.tsx')).toBe('/');
  expect(landingPath('sdk-api.tsx')).toBe('/sdk-api/');
  expect(landingPath('v2/index.tsx')).toBe('/v2/');
  expect(landingPath('sdk/sdk-page.tsx')).toBe('/sdk/sdk-page/');
});

it('takes the component and what is said of it', () => {
  const component = () => null;
  expect(createLandingPage('pages/', 'pages/demo.tsx', { default: component, meta })).toEqual({
    ...meta,
    file: 'pages/demo.tsx',
    path: '/demo/',
    Component: component,
  });
});

it('names the file whose module has no default export (spec §8)', () => {
  expect(() => createLandingPage('pages/', 'pages/demo.tsx', { meta })).toThrowErrorMatchingInlineSnapshot(
    `[Error: pages/demo.tsx has no default export. Write: export default function Page({ locale, href }: LandingProps) { … }]`,
  );
  expect(() => createLandingPage('pages/', 'pages/demo.tsx', { default: () => null })).toThrow('pages/demo.tsx has no "meta".');
});
