import { expect, test } from 'vitest';
import { loadGlossary, parseGlossary } from './glossary.ts';

test('the glossary of the site can be used', () => {
  const { terms, stopWords, alike } = loadGlossary('site/glossary.yml');
  expect(terms.length).toBeGreaterThan(100);
  expect(stopWords).toContain('如何');
  expect(alike.length).toBeGreaterThan(100);
});

test('an entry has words of languages, and words in any of them; other fields are told', () => {
  const { terms } = parseGlossary({ terms: [{ de: 'Anmeldung', fr: ['connexion', 'identification'], also: ['login'] }] });
  expect(Object.values(terms[0] ?? {}).flat()).toEqual(['Anmeldung', 'connexion', 'identification', 'login']);
  expect(() => parseGlossary({ terms: [{ zh: '登录', english: 'login', en: 3 }] })).toThrow(/terms\[0\]\.english: Invalid key/);
});

test('a site without a glossary has no terms; a file that cannot be read is named', () => {
  expect(loadGlossary('nowhere.yml').terms).toEqual([]);
  expect(() => loadGlossary('site')).toThrow(/The glossary site cannot be used: EISDIR/);
});
