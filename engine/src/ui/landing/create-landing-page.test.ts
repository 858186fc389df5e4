import { expect, it } from 'vitest';
import { createLandingPage, landingPath } from './create-landing-page.ts';

const meta = { title: { 'zh-Hans': '示例', en: 'Demo' }, description: { 'zh-Hans': '…', en: '…' } };

it('serves a module at its path', () => {
  expect(landingPath('/site/pages/index.tsx')).toBe('/');
  expect(landingPath('/site/pages/sdk-api.tsx')).toBe('/sdk-api/');
  expect(landingPath('/site/pages/v2/index.tsx')).toBe('/v2/');
  expect(landingPath('/site/pages/sdk/sdk-page.tsx')).toBe('/sdk/sdk-page/');
});

it('takes the component and what is said of it', () => {
  const component = () => null;
  expect(createLandingPage('/site/pages/demo.tsx', { default: component, meta })).toEqual({
    ...meta,
    path: '/demo/',
    Component: component,
  });
});

it('names the file whose module has no default export (spec §8)', () => {
  expect(() => createLandingPage('/site/pages/demo.tsx', { meta })).toThrowErrorMatchingInlineSnapshot(
    `[Error: /site/pages/demo.tsx has no default export. Write: export default function Page({ locale, href }: LandingProps) { … }]`,
  );
  expect(() => createLandingPage('/site/pages/demo.tsx', { default: () => null })).toThrow('/site/pages/demo.tsx has no "meta".');
});
