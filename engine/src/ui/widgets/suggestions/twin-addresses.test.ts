import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/example.ts';
import { twinAddresses } from './twin-addresses.ts';

it('names the same address in the other languages and versions', () => {
  expect(twinAddresses('/en/sdk/push/', exampleSite)).toEqual(['/sdk/push/', '/v2/sdk/push/', '/en/v2/sdk/push/']);
  expect(twinAddresses('/v2/sdk/push', exampleSite)).toEqual(['/sdk/push/', '/en/sdk/push/', '/en/v2/sdk/push/']);
});
