import { expect, it } from 'vitest';
import { defineComponent, h, z } from '../../components.ts';
import { compile } from '../compile.ts';
import { TEST_CONTEXT, TEST_FILE } from '../test-context.ts';

const Meter = defineComponent({
  props: { value: z.number(), label: z.string().optional() },
  render: ({ props, locale, children }) => h('div', { className: ['meter'] }, `${props.label ?? locale}: ${props.value} `, children()),
});
const Note = defineComponent({
  props: { to: z.string() },
  inline: true,
  render: ({ props, link, children, error }) => {
    if (props.to === '/nowhere/') error('to', 'This leads nowhere.', 'Lead it somewhere.');
    return link(props.to, { className: ['note'] }, children());
  },
});

const own = new Map([
  ['Meter', Meter],
  ['Note', Note],
]);

it("renders a site's component, alone and in a line of text", async () => {
  const page = await compile(
    '<Meter value={3}>*of* ten</Meter>\n\nSee <Note to="/guide/">the guide</Note>.\n',
    TEST_FILE,
    TEST_CONTEXT,
    undefined,
    own,
  );
  expect(page.diagnostics).toEqual([]);
  expect(page.html).toContain('<div class="meter">zh-Hans: 3 <p><em>of</em> ten</p></div>');
  expect(page.html).toMatch(/<p>See <a class="note" \uE000href\d\uE001>the guide<\/a>\.<\/p>/);
  expect(page.links.map(({ target }) => target)).toEqual(['/guide/']);
});

it('reports wrong and unknown attributes, and what the component itself finds, with their places', async () => {
  const source = '<Meter value="three" colour="red">x</Meter>\n\n<Note to="/nowhere/">y</Note>\n\n<Metre value={1}/>\n';
  const { diagnostics } = await compile(source, TEST_FILE, TEST_CONTEXT, undefined, own);
  expect(
    diagnostics.map(({ line, column, message, suggestion }) => `${line}:${column} ${message} ${suggestion ?? ''}`.trim()),
  ).toMatchInlineSnapshot(`
    [
      "1:8 <Meter value>: Invalid input: expected number, received string.",
      "1:22 <Meter> has no attribute "colour". Its attributes are value, label.",
      "3:7 This leads nowhere. Lead it somewhere.",
      "5:1 There is no component <Metre>. Did you mean <Meter>?",
    ]
  `);
});
