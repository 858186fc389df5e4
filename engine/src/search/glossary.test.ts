import { expect, test } from 'vitest';
import { loadGlossary, parseGlossary } from './glossary.ts';

test('the glossary of the site can be used', () => {
  const { terms, stopWords } = loadGlossary('site/glossary.yml');
  expect(terms.length).toBeGreaterThan(100);
  expect(stopWords).toContain('如何');
});

test('an entry needs the term in both languages', () => {
  expect(() => parseGlossary({ terms: [{ zh: '登录', english: 'login' }] })).toThrowErrorMatchingInlineSnapshot(`
    [GlossaryError: it does not have the form of a glossary:
      terms[0].en: Invalid input: expected string, received undefined
      terms[0]: Unrecognized key: "english"]
  `);
});

test('a site without a glossary has no terms; a file that cannot be read is named', () => {
  expect(loadGlossary('nowhere.yml').terms).toEqual([]);
  expect(() => loadGlossary('site')).toThrow(/The glossary site cannot be used: EISDIR/);
});
