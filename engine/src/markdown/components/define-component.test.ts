import { expect, it } from 'vitest';
import { defineComponent, h, z } from '../../components.ts';
import { compile } from '../compile.ts';
import { contextWithPartials, TEST_CONTEXT, TEST_FILE } from '../testing/test-context.ts';
import { fillMarkdown } from '../tokens.ts';

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

const Request = defineComponent({
  props: { file: z.string() },
  render: ({ props, read, markdown, code, tabs }) => [
    h('div', markdown(read(props.file) ?? '', { file: props.file, line: 3 })),
    ...tabs(
      [
        { value: 'curl', label: 'curl', content: [code('curl -G', 'bash', 'a.sh')] },
        { value: 'js', label: 'JavaScript', content: [code("fetch('a')", 'js')], isRestated: true },
      ],
      { label: 'Languages', group: 'languages', query: 'language' },
    ),
  ],
});

const own = new Map([
  ['Meter', Meter],
  ['Note', Note],
  ['Request', Request],
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

it('lets a component show files, Markdown, code and tabs; what is said again in another form is in no other rendition', async () => {
  const file = `${TEST_CONTEXT.siteDir}/data/a.yml`;
  const context = contextWithPartials({ [file]: 'Get *it* from [here](/guide/).\n\n<Metre value={1}/>' });
  const page = await compile('<Request file="data/a.yml" />\n', TEST_FILE, context, undefined, own);
  expect(page.html).toMatch(/<div><p>Get <em>it<\/em> from <a \uE000href\d\uE001>here<\/a>/);
  expect(page.html).toContain('data-group="languages" data-query="language" data-values="curl js"');
  expect(fillMarkdown(page.markdown, () => '/a/')).toBe('Get *it* from [here](/a/).\n\n```bash title="a.sh"\ncurl -G\n```\n');
  expect(page.sections.map(({ text }) => text).join()).not.toContain('fetch');
  expect(Object.keys(page.dependencies.partials)).toEqual([file]);
  expect(page.diagnostics.map((found) => `${found.file}:${found.line} ${found.message}`)).toEqual([
    `${file}:5 There is no component <Metre>.`,
  ]);
});
