import { expect, it } from 'vitest';
import { refusesTracking } from './load-adapter.ts';

it('respects Do Not Track and Global Privacy Control', () => {
  expect(refusesTracking({ doNotTrack: '1' })).toBe(true);
  expect(refusesTracking({ doNotTrack: null, globalPrivacyControl: true })).toBe(true);
  expect(refusesTracking({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
  expect(refusesTracking({ doNotTrack: null })).toBe(false);
});
