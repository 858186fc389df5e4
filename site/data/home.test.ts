import { expect, it } from 'vitest';
import { entriesIn, heroOf } from './home.ts';

const icons = (brand: string, region: string): string[] => entriesIn(brand, region).map(({ icon }) => icon);

it('begins with the store, and for the cloud backend with its services', () => {
  expect(icons('developer-services', 'cn')).toEqual(['store', 'services', 'community', 'design', 'package', 'demo']);
  expect(icons('cloud-backend', 'cn')).toEqual(['services', 'store', 'community', 'design', 'package', 'demo']);
});

it('says of each brand what its docs are for', () => {
  const [one, other] = ['developer-services', 'cloud-backend'].map(heroOf);
  expect(one?.title.en).not.toBe(other?.title.en);
  expect(one?.lead.en).not.toBe(other?.lead.en);
});
