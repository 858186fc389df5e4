import { expect, it } from 'vitest';
import { cutAt, humps, listParts, openings } from './break-places.ts';

it('an address breaks before its parts and parameters, a call after what opens its list', () => {
  expect(cutAt('https://api.example/1.1/users/{id}?skip=1&limit=2', openings)).toEqual([
    ...['https://api.example', '/1.1', '/users', '/{id}', '?skip=1', '&limit=2'],
  ]);
  expect(cutAt('Task<List<User>>.Query(where)', openings)).toEqual(['Task<', 'List<', 'User>>.Query(', 'where)']);
  expect(cutAt('Login()', openings)).toEqual(['Login()']);
  expect(cutAt('Login(', openings)).toEqual(['Login(']);
  expect(cutAt('', openings)).toEqual(['']);
});

it('a name breaks between its words and before the next name, and an escaped character stays whole', () => {
  expect(cutAt('AntiAddictionUIKit.setCallback', humps)).toEqual(['Anti', 'Addiction', 'UIKit.', 'set', 'Callback']);
  expect(cutAt('where=%7B%22name%22%3A', humps)).toEqual(['where=', '%7B', '%22name', '%22', '%3A']);
  expect(cutAt('max_steps', humps)).toEqual(['max_', 'steps']);
});

it('a list breaks between its parts', () => {
  expect(cutAt('one,two|three(four)', listParts)).toEqual(['one,', 'two|', 'three(', 'four)']);
});
