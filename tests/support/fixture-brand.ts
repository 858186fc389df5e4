import type { BrandFactory } from '../../engine/src/model/site.ts';

/** A minimal brand. */
export const createFixtureBrand: BrandFactory = ({ region }) => ({
  id: 'developer-services',
  region,
  name: 'Fixture',
  logo: { src: '/favicon.svg', srcDark: '/favicon.svg', height: 24, scale: 1, alt: '' },
});
