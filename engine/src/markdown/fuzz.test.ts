// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the pieces are what authors write
import type { Nodes } from 'hast';
import { htmlToHast } from 'satteri';
import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { TEST_COMPONENTS, TEST_CONTEXT } from './testing/test-context.ts';

/** More pages find rarer faults: `FUZZ_PAGES=20000 npx vitest run src/markdown/fuzz.test.ts`. */
const PAGES = Number(process.env.FUZZ_PAGES ?? 150);

/** What pages are made of, whole and broken, harmless and not. */
const PIECES = [
  ...[
    '# ',
    '## h {#id}',
    '\n\n',
    '\n',
    '- ',
    '1. ',
    '> ',
    '    ',
    '\t',
    '---',
    '===',
    '***',
    '**',
    '*',
    '~~',
    '`',
    '``',
    '```js {1,2}\n',
    '```\n',
    '~~~',
  ],
  ...[
    '[a](',
    '![',
    '](/img.png)',
    '[r]: /x',
    '[^1]',
    '[^1]: note',
    '|a|b|\n|-|-|\n|1|2|',
    '|',
    '&lt;',
    '&#60;script&#62;',
    '<https://a.example>',
  ],
  ...[
    ':::tip',
    ':::note[x]\n',
    ':::',
    '::: ',
    ':name[x]{onclick=1}',
    '{',
    '}',
    '${',
    '{props.x}',
    '{{a.b}}',
    '{{host}}',
    '\\{{x}}',
    '{alert(1)}',
    '<!--',
    '-->',
  ],
  ...['<Tabs>', '</Tabs>', '<TabItem value="a">', '</TabItem>', '<Parts>', '</Parts>', '<When is="tds">', '</When>'],
  ...[
    '<Marked>',
    '</Marked>',
    '<Steps>',
    '</Steps>',
    '<CardGrid>',
    '</CardGrid>',
    '<>',
    '</>',
    '<CodeBlock>{`',
    '`}</CodeBlock>',
    '<A/>',
    '<DocCardList/>',
  ],
  ...[
    '<details>',
    '<summary>',
    '</summary>',
    '</details>',
    '<table>',
    '<tr>',
    '<td rowSpan={2}>',
    '</td>',
    '</tr>',
    '</table>',
    '<p>',
    '</p>',
    '<br>',
    '<br/>',
  ],
  ...[
    '<script>',
    'alert(1)',
    '</script>',
    '<style>',
    '</style>',
    '<base href="x"/>',
    '<object data="x"/>',
    '<iframe src="https://a.example"/>',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)" alt="x"/>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href={"vbscript:x"}>x</a>',
  ],
  ...[
    '<svg onload="x"/>',
    '<div style="background:url(javascript:x)" onClick={x}>',
    '</div>',
    '<div dangerouslySetInnerHTML={{__html: "<b>"}}/>',
  ],
  ...[
    '<font color="red;background:url(x)">',
    '</font>',
    '<video src="javascript:1" autoPlay/>',
    '<Card to="javascript:x" label="<b>">',
    '</Card>',
  ],
  ...[
    '<Card imgSrc="javascript:x"/>',
    '<Link to="data:text/html,x"/>',
    '<Popup content="',
    '">',
    '<Details summary="<script>">',
    '</Details>',
  ],
  ...[
    '<head><meta name="a" content="b"/><script src="x"/></head>',
    'import A from "./a.mdx"',
    'export const a = 1',
    '---\ntitle: x\n---\n',
  ],
  ...[
    '```mermaid\nflowchart LR\nA-->B\n',
    '```mermaid\nsequenceDiagram\nA->>B: x\nalt y\n',
    '<Mermaid diagram={`flowchart TB\nX --> Y`}/>',
  ],
  ...[
    '<iframe srcdoc="<script>alert(1)</script>"/>',
    '<embed src="x.swf"/>',
    '<meta http-equiv="refresh" content="0;url=javascript:x"/>',
    '<form action="javascript:x">',
    '</form>',
    '<svg><script>x</script></svg>',
    '<math href="javascript:x"/>',
    '<button formAction="javascript:x">b</button>',
    '<input autofocus onFocus={alert(1)}/>',
    '<link rel="stylesheet" href="x"/>',
    '<img srcSet="javascript:x 2x, /a.png" src="/b.png" alt="x"/>',
    '<a href="&#106;avascript:x">x</a>',
    '<a href={`java${"script:"}x`}>x</a>',
    '[x](&#x6A;avascript:x)',
    '<Link to="javascript:x">a</Link>',
    '<CodeBlock title=""><script>">{`</code><script>`}</CodeBlock>',
    '```js title="<img src=x onerror=x>"\n</span><script>\n```\n',
    '<Tabs><TabItem value={`"><script>`} label="<b onload=x>">x</TabItem></Tabs>',
    '## x {#"onload=x}',
  ],
  ...['中文', '（注）', '，', '😀', '\u0000', '\uE0000\uE001', '\uE010', '\\', '"', "'", 'word ', '<', '>'],
];

/** Mulberry32: the same seed gives the same pages everywhere. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomPage(random: () => number): string {
  const length = 1 + Math.floor(random() * 40);
  const pieces = Array.from({ length }, () => (PIECES[Math.floor(random() * PIECES.length)] ?? '') + (random() < 0.4 ? '\n\n' : ''));
  return pieces.join('');
}

/** Front matter for some of the pages: what it puts into the head is as foreign as the text. */
const HEADS = [
  '',
  '---\nhead: [{ tag: script, attributes: { src: x } }]\n---\n',
  '---\nhead: [[meta, { http-equiv: refresh, content: "0;url=javascript:x" }]]\n---\n',
  '---\nhead:\n  - { tag: link, attrs: { rel: stylesheet, href: x } }\n  - { tag: link, attrs: { rel: icon, href: "java\\tscript:x", onload: x } }\n---\n',
  '---\nimage: "javascript:x"\ntitle: <script>x</script>\nslug: "javascript:x"\n---\n',
];

/** Whatever in the HTML could run, load foreign code or is an address that the build has not seen. */
function findHarm(node: Nodes): string[] {
  if (node.type === 'raw') return ['raw HTML'];
  const inner = 'children' in node ? node.children.flatMap(findHarm) : [];
  if (node.type !== 'element') return inner;
  const element = /^(script|style|iframe|object|embed|base|form|link|meta)$/.test(node.tagName) ? [`<${node.tagName}>`] : [];
  const attributes = Object.entries(node.properties).filter(
    ([name, value]) =>
      /^on/i.test(name) ||
      name === 'style' ||
      (/^(href|src|poster|action|formAction|data|srcDoc|background)$/.test(name) && !/^(#|\uE000\d+\uE001$)/.test(String(value))),
  );
  return [...element, ...attributes.map(([name, value]) => `${name}=${String(value)}`), ...inner];
}

test('no page makes the compiler fail, and none lets a script through', async () => {
  const random = createRandom(20_261_121);
  for (let count = 0; count < PAGES; count++) {
    const source = (HEADS[count % HEADS.length] ?? '') + randomPage(random);
    const page = await compile(source, count % 3 === 0 ? 'a.md' : 'a.mdx', TEST_CONTEXT, undefined, TEST_COMPONENTS);
    const harm = findHarm(htmlToHast(page.html, { fragment: true }));
    const targets = page.links.map(({ target }) => target).filter((target) => /^\s*(javascript|vbscript|data:text)/i.test(target));
    harm.push(
      ...page.head.filter(({ attributes }) => 'http-equiv' in attributes || /script:/i.test(attributes.href ?? '')).map(({ tag }) => tag),
    );
    expect({ source, harm, targets }).toEqual({ source, harm: [], targets: [] });
  }
});
