import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A project of Docusaurus 2, which reads MDX 1. */
const project = buildProject({
  'package.json': '{ "name": "second", "dependencies": { "@docusaurus/core": "^2.4.1" } }',
  'docusaurus.config.js': `
    module.exports = { title: 'Second', url: 'https://second.example', baseUrl: '/', presets: [['classic', { docs: { routeBasePath: '/' } }]] };`,
  'docs/code.mdx': `---
slug: /
---
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Code

To derive it, run:

    signer derive --key <private key> {flavor}

<Tabs>
  <TabItem value="a" label="One">

    <p>In the first tab</p>

  </TabItem>
</Tabs>
`,
  'blog/2024-01-31-heading.md': '---\ntitle: Use {braces} & *stars*\n---\n\n# Preface\n\nFirst words.\n\n# Part one\n',
  'blog/2024-01-30-later.md': '---\ntitle: Its own title\n---\n\nFirst words.\n\n# Part one\n',
  'docs/braces.mdx': `export const made = {
  words: 'made by code',
};

# Record {NUMBER}: {TITLE} {#record}

* {date}: {DRAFT | PROPOSED}, \\{escaped}

| field | value |
|-------|-------|
| {address} | {made.words} |

Words <b>{like: these}</b>
<i>{made.words} in a tag</i>

<div>
  {made.words} in a block

  {made.words} in a paragraph of it

</div>
`,
  'docs/ends.md': `# Ends

:::info

First aside.

:::info

Between them.

:::tip
Second aside.
:::

After them.
`,
  'docs/fences.md': `# Fences

:::note
\`\`\`js
const inside = 1;
:::

Words after the note.

\`\`\`md
:::tip
shown as code
:::
\`\`\`
`,
});

const { read } = project;

it('takes indented lines as code, but not the content of tags', () => {
  const page = read('index.html');
  expect(page).toMatch(
    /<pre[^>]*>(?:<[^>]*>)*signer derive --key &#x3C;private key> \{flavor\}|signer derive --key &lt;private key&gt; \{flavor\}/,
  );
  expect(page).toContain('<p>In the first tab</p>');
});

it('takes braces in Markdown as text, and those in blocks of tags as code', () => {
  const page = read('braces/index.html');
  for (const words of [
    '<h1 id="record">Record {NUMBER}: {TITLE}<',
    '<li>{date}: {DRAFT | PROPOSED}, {escaped}',
    '<td>{address}</td>',
    '<td>{made.words}</td>',
    '<b>{like: these}</b>',
    '<i>made by code in a tag</i>',
    'made by code in a block',
    '{made.words} in a paragraph of it',
  ])
    expect(page).toContain(words);
  expect(project.output).not.toMatch(/braces\.mdx.*cannot be/);
});

it('ends an admonition at a line that names another', () => {
  const asides = read('ends/index.html').match(/<aside[\s\S]*?<\/aside>|<div class="admonition[\s\S]*?<\/div>/g) ?? [];
  const text = asides.join('\n');
  expect(text).toContain('First aside.');
  expect(text).toContain('Second aside.');
  expect(text).not.toContain('Between them.');
});

it('ends a code block without an end with the admonition around it', () => {
  const page = read('fences/index.html');
  expect(page).toContain('<p>Words after the note.</p>');
  expect(page).toContain('shown as code');
  expect(project.output).toMatch(/fences\.md:4:1 {2}warning {2}This code block is not closed/);
});

it('gives posts the title of their front matter, also those that begin with a heading, or have one later', () => {
  const heading = read('blog/2024/01/31/heading/index.html');
  expect(heading).toMatch(/<h1[^>]*>Use \{braces\} &(?:amp|#x26); \*stars\*</);
  expect(heading).not.toContain('Preface');
  expect(heading).toMatch(/<h1[^>]*>Part one</);
  expect(read('blog/2024/01/30/later/index.html')).toMatch(/<h1[^>]*>Its own title<[\s\S]*First words[\s\S]*<h1[^>]*>Part one</);
});
