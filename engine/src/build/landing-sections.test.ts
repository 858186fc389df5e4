import { expect, test } from 'vitest';
import { collectLandingSections } from './landing-sections.ts';

test('a landing page is searched by what it renders, from heading to heading', () => {
  const html = `<header><h1>SDK</h1><p>Everything&nbsp;for your game &amp; you</p><button type="button">Close</button></header>
    <section><h2 class="x" id="start">Start <em>here</em></h2><ul><li><a href="/a/">Sign in</a></li><li>Save<br/>Load</li></ul><svg><title>no</title></svg></section>
    <h2>Without an address</h2><p>More</p><table><tr><th>Module</th> <th>Size</th></tr><tr><td>Login</td><td>2 MB</td></tr></table>`;
  expect(collectLandingSections(html)).toEqual([
    { id: null, heading: '', text: 'Everything for your game & you' },
    { id: 'start', heading: 'Start here', text: 'Sign in\nSave\nLoad\nWithout an address\nMore\nModule · Size\nLogin · 2 MB' },
  ]);
});
