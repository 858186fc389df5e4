import { describeConfig } from 'signpost';
import { expect, it } from 'vitest';
import { configTexts } from './config-texts.ts';

it('each field of the configuration is explained, and no other', () => {
  const fields = describeConfig().map(({ path }) => path);
  expect(fields.filter((path) => !(path in configTexts))).toEqual([]);
  expect(Object.keys(configTexts).filter((path) => !fields.includes(path))).toEqual([]);
});
