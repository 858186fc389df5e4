import { expect, it } from 'vitest';
import { nameInWords } from './name-in-words.ts';

it.each([
  ['getting-started', 'Getting started'],
  ['über_uns', 'Über uns'],
  ['api', 'API'],
  ['rest-apis', 'REST APIs'],
  ['iOS', 'iOS'],
  ['快速开始', '快速开始'],
])('%s is %s', (name, words) => {
  expect(nameInWords(name)).toBe(words);
});
