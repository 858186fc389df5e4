import { h } from 'hastscript';
import { z } from 'zod';
import { compile } from '../compile.ts';
import type { CompileContext, CompiledPage } from '../compiled.ts';
import type { Component } from '../components/component-tag.ts';
import { defineComponent, defineCondition } from '../components/define-component.ts';
import { fillTokens } from '../tokens.ts';

/** The context of the tests: Chinese pages of a site with constants. */
export const TEST_CONTEXT: CompileContext = {
  locale: 'zh-Hans',
  version: 'v3',
  constants: {
    sdkVersions: { taptap: { unity: '3.29.1', android: '3.28.0' }, leancloud: { js: { storage: '4.15.0' } } },
    appid: 'your_client_id',
    appkey: 'your_client_token',
    masterkey: 'your_server_secret',
    host: 'your-domain.example',
    BRAND: 'tds',
    REGION: 'cn',
  },
  codeLanguages: { gamescript: 'c' },
  embeds: ['https://player.example'],
  siteDir: 'site',
  readPartial: () => undefined,
};

/** A context whose partials are these, by their paths from the project's root. */
export function contextWithPartials(partials: Readonly<Record<string, string>>): CompileContext {
  return { ...TEST_CONTEXT, readPartial: (file) => (Object.hasOwn(partials, file) ? partials[file] : undefined) };
}

/** Where pages of tests stand. */
export const TEST_FILE = 'site/content/zh-Hans/v3/a.mdx';

/** What a site may have for its pages: words in a line, a condition, parts as tabs. */
export const TEST_COMPONENTS: ReadonlyMap<string, Component> = new Map([
  ['Marked', defineComponent({ props: {}, inline: true, render: ({ children }) => h('span', { className: ['marked'] }, children()) })],
  [
    'When',
    defineCondition({
      props: { is: z.string().optional(), if: z.unknown().optional() },
      holds: ({ props, constant }) => (props.is === undefined || props.is === constant('BRAND')) && (!('if' in props) || Boolean(props.if)),
    }),
  ],
  [
    'Parts',
    defineComponent({
      props: {},
      parts: true,
      render: ({ parts, tabs }) => {
        const shown = parts().map((content, index) => ({ value: `part-${index + 1}`, label: `Part ${index + 1}`, content }));
        return tabs(
          shown.filter(({ content }) => content.length > 0),
          { label: 'Parts', group: 'parts' },
        );
      },
    }),
  ],
]);

/** A page with what is most usual in pages. */
export const TEST_GUIDE = `---
title: 指南
---

<When is="tds">

First **paragraph** with a [link](/sdk/im/).

</When>

## 提交 {#submit}

<Parts>

\`\`\`csharp title="A.cs"
// highlight-next-line
Submit(1);
\`\`\`

<>

Use *REST*.

</>

</Parts>

:::tip[标题]

- one
- two

:::

| a | b |
|---|---|
| \`x\` | <Marked>y</Marked><br/>z |

### Shell

\`\`\`bash
$ tds login
\`\`\`
`;

/** A page of the tests with all its outputs. */
export async function compiled(source: string, partials: Readonly<Record<string, string>> = {}): Promise<CompiledPage> {
  return compile(source, TEST_FILE, contextWithPartials(partials), undefined, TEST_COMPONENTS);
}

/** The diagnostics of a page, one line each, as a terminal would show them. */
export async function told(source: string, context = TEST_CONTEXT, file = TEST_FILE, own = TEST_COMPONENTS): Promise<string> {
  const { diagnostics } = await compile(source, file, context, undefined, own);
  return diagnostics
    .map(
      (d) =>
        `${d.file === file ? '' : `${d.file}:`}${d.line}:${d.column} ${d.severity}: ${d.message}${d.suggestion ? ` ${d.suggestion}` : ''}`,
    )
    .join('\n');
}

/** The HTML of a page as if it were the whole site: with its own addresses and ids. */
export function htmlOf({ html, links, headings }: CompiledPage): string {
  return fillTokens(html, ({ kind, index }) => {
    const address = links[index]?.target ?? '';
    if (kind === 'id') return headings[index]?.id ?? '';
    if (kind === 'address') return address;
    if (kind === 'cards') return '<div class="cards">…</div>';
    return kind === 'href' ? `href="${address}"` : '';
  });
}

/** One block a line, so that a change is seen. */
export function readable(html: string): string {
  return `${html
    .replace(/\n*(<\/?(?:aside|blockquote|details|div|figure|h[1-6]|ol|p|section|table|tbody|thead|tr|ul)\b[^>]*>)\n*/g, '\n$1\n')
    .replace(/\n+/g, '\n')
    .trim()}\n`;
}
