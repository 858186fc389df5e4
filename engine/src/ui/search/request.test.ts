import { afterEach, expect, it, vi } from 'vitest';
import { createUuid } from './request.ts';

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('makes a random UUID of version 4, also where the page is not served securely', () => {
  expect(createUuid()).toMatch(VERSION_4);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(createUuid()).toMatch(VERSION_4);
  expect(createUuid()).not.toBe(createUuid());
});
