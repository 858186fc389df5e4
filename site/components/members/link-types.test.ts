import { expect, it } from 'vitest';
import { choosePlace } from './link-types.ts';

const tap = 'java/tap-common/#com-tds-common-reactor-observable';
const lc = 'java/lc-storage-core-2/#cn-leancloud-lcuser';

it.each([
  ['Observable', [tap], 'java/tap-friend', tap],
  ['Observable', [tap], 'java/lc-storage-core', undefined],
  ['LCUser', [lc], 'java/tap-bootstrap', lc],
  ['Message', [lc, 'java/lc-realtime-core/#message'], 'java/lc-storage-core', lc],
  ['Message', [lc, 'java/lc-realtime-core/#message'], 'java/lc-engine-core', undefined],
  ['Config', [tap, 'java/lc-realtime-core/#config'], 'java/tap-db', tap],
  ['String', undefined, 'java/tap-db', undefined],
])('%s of %j is meant on %s, if it is sure', (name, places, page, place) => {
  expect(choosePlace(places, page, name)).toBe(place);
});
