import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { compiled, TEST_CONTEXT, TEST_FILE } from './testing/test-context.ts';

test('a diagram says the constants it names; other words in such braces are a shape', async () => {
  const page = await compiled(
    '```mermaid\nflowchart LR\n  A{{Choose}} --> B["Needs {{sdkVersions.taptap.unity}}"]\n  B --> C{{some.name}}\n```\n',
  );
  expect(page.diagnostics).toEqual([]);
  expect(page.html).toMatch(/>Choose<[\s\S]*>Needs 3\.29\.1<[\s\S]*>some\.name</);
});

test('a drawing that is kept is not that of another language, some of whose words are the same', async () => {
  const keptHtml = new Map<string, string>();
  const source = '```mermaid\nsequenceDiagram\nloop 每秒\nA->>B: x\nend\n```\n';
  const shown = async (locale: string) => (await compile(source, TEST_FILE, { ...TEST_CONTEXT, locale, keptHtml })).html;
  expect(await shown('zh-Hans')).toContain('>循环<');
  expect(await shown('zh-Hant')).toContain('>迴圈<');
});

test.each([
  ['---\ntitle: "谁看到登录窗口"\n---\nflowchart LR\n  A --> B', '谁看到登录窗口'],
  ['sequenceDiagram\n  title 谁签名: 服务器\n  A->>B: x', '谁签名: 服务器'],
])('the title of a diagram is its caption, and its words stay its name: %j', async (source, title) => {
  const page = await compiled(`\`\`\`mermaid\n${source}\n\`\`\`\n`);
  expect(page.html).toContain(`<figcaption>${title}</figcaption></figure>`);
  expect(page.html).toMatch(/aria-label="A → B/);
  expect(page.sections.map(({ text }) => text).join()).toContain(title);
  expect((await compiled('```mermaid\nflowchart LR\n  accTitle: 名字\n  A --> B\n```\n')).html).not.toContain('figcaption');
});

test('frames of a sequence are named in the language of the page', async () => {
  const page = await compiled('```mermaid\nsequenceDiagram\n  alt 通过\n  A->>B: x\n  end\n```\n');
  expect(page.html).toMatch(/dg-group-kind[^>]*><tspan[^>]*>若</);
});
