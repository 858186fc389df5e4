import { expect, it } from 'vitest';
import { encodePath } from '../model/href.ts';
import { tagSlug } from './tag-slug.ts';

it.each([
  ['Cloud Save', 'cloud-save'],
  ['入门', '入门'],
  ['云存储 API', '云存储-api'],
  ['fooBar', 'foo-bar'],
  ['XMLHttpRequest', 'xml-http-request'],
  ['v2.0', 'v-2-0'],
  ['  Émoji’s ', 'emojis'],
  ['C#', 'c'],
  ['🚀', '🚀'],
  ['#', '%23'],
  ['/', '-'],
])('the address of the tag "%s" ends with %s, as in Docusaurus', (label, slug) => {
  expect(encodePath(`/${tagSlug(label)}`)).toBe(encodeURI(`/${slug}`).replaceAll('%25', '%'));
});
