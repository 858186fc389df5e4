import { expect, it } from 'vitest';
import { titleInText } from './page-names.ts';

it.each([
  ['# Title {#id}\n', 'Title'],
  ['\n  Title\n===\n', 'Title'],
  ["import A from 'a'\nimport B from 'b'\n\n\n\n# Title #\n", 'Title'],
  ["import A from 'a'\r\n\r\nimport {\r\n  B,\r\n} from 'b'\r\n\r\n \r\nTitle\r\n==\r\n", 'Title'],
  ["import A from 'a'\n# Title\n", undefined],
  ['Text\n\n# Title\n', undefined],
])('a text begins with its title, perhaps below imports: %j', (text, title) => {
  expect(titleInText(text)).toBe(title);
});

it('looks through many imports far apart, and a long blank line, in time that grows with them alone', () => {
  // Of a pattern that tries them in all ways, nobody would see the end.
  expect(titleInText(`${"import A from 'a'\n\n\n\n\n".repeat(60)}Text`)).toBeUndefined();
  expect(titleInText(`${' '.repeat(400_000)}\nText`)).toBeUndefined();
});
