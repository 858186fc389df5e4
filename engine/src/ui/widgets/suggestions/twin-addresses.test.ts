import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/example.ts';
import { twinAddresses } from './twin-addresses.ts';

it('names the same address in the other languages and versions', () => {
  const addresses = (path: string) => twinAddresses(path, exampleSite).map(({ href }) => href);
  expect(addresses('/en/sdk/push/')).toEqual(['/sdk/push/', '/v2/sdk/push/', '/en/v2/sdk/push/']);
  expect(addresses('/v2/sdk/push')).toEqual(['/sdk/push/', '/en/sdk/push/', '/en/v2/sdk/push/']);
});
