import { expect, it } from 'vitest';
import { printAtom, printRss } from './print-feed.ts';

it('has no character that XML cannot have, which titles that were pasted may have', () => {
  const feed = { language: 'en', self: 'https://docs.example/feed', home: 'https://docs.example/', title: 'a\u000bb' };
  const entry = {
    id: 'https://docs.example/',
    url: 'https://docs.example/',
    title: 'c\u0008d <\ue000>',
    description: 'e\ufffff',
    date: '2026-01-31',
  };
  for (const print of [printAtom, printRss]) {
    const printed = print(feed, [entry]);
    for (const text of ['<title>ab</title>', '<title>cd &lt;\ue000&gt;</title>', '>ef<']) expect(printed).toContain(text);
  }
});
