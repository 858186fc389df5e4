import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A project as its authors have it, with components of its own and nothing installed. */
const FILES = {
  'docusaurus.config.js': `
    import { themes } from 'prism-react-renderer';
    export default {
      title: 'Own components', url: 'https://own.example', baseUrl: '/', onBrokenLinks: 'throw',
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      presets: [['classic', { blog: false }]],
      customFields: { motto: 'Said once' },
      themeConfig: { prism: { theme: themes.github } },
    };`,
  'docs/intro.md': '---\nrelated: [install]\n---\n\n# Intro\n\nWords.\n',
  'docs/install.mdx': `---
title: Install
level: 3
---

import Level, { names } from '@site/src/components/Level';
import Hidden from '../src/components/Hidden';
import Endless from '@site/src/components/Endless';
import Broken from '@site/src/components/Broken';
import data from '@site/src/data.json';

export const Shout = ({ children }) => { const mark = '!'; return <b>{children}{mark}</b>; };

<Level of={frontMatter.level} kinds={['a', ...names]}>

Some **Markdown** with a [link](./intro.md).

</Level>

<Level.Note text={\`pnpm add \${data.name}\`} />

<Shout>Loud</Shout>

{names.map((name) => <i key={name}>{name}</i>)} and {data.version}.

<Everywhere to="./intro.md" />

<Hidden>{'as it was'}</Hidden>

<Broken />

<Endless />

The end.
`,
  'src/components/Level.tsx': `
    import React, { useState, type ReactNode } from 'react';
    import Link from '@docusaurus/Link';
    import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
    import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
    import CodeBlock from '@theme/CodeBlock';
    import styles from './level.module.css';
    export const names = ['one', 'two'];
    export default function Level({ of, kinds, children }: { of: number; kinds: string[]; children?: ReactNode }) {
      const [isOpen, setOpen] = useState(false);
      const { siteConfig } = useDocusaurusContext();
      return (
        <section className={styles.level} style={{ color: 'red' }}>
          <button onClick={() => setOpen(!isOpen)}>Level {of}: {kinds.join('+')}</button>
          <p>{siteConfig.customFields.motto} in {useDocsVersion().docs.intro.title}</p>
          <Link to="/docs/intro#words">there</Link>
          <i style={{ opacity: 0, transform: 'translateY(30px)' }}>Faded in</i>
          {children}
          <script>alert(1)</script>
        </section>
      );
    }
    Level.Note = ({ text }: { text: string }) => <CodeBlock language="bash" title="Shell">{text}</CodeBlock>;`,
  'src/components/level.module.css': '.level { border: 1px solid }',
  'src/components/Hidden.jsx': `
    import BrowserOnly from '@docusaurus/BrowserOnly';
    const Quote = ({ words }) => window.location.pathname === '/docs/' ? <q>{words.toUpperCase()}</q> : document.title;
    export default ({ children }) => <BrowserOnly fallback={<em>later</em>}>{() => <><BrowserOnly>{() => null}</BrowserOnly><Quote words={children} /></>}</BrowserOnly>;`,
  'src/components/Endless.js': 'export default function Endless() { for (;;); }',
  'src/components/Broken.js':
    'import { chart } from "a-chart-package";\n\nexport default function Broken() { return <p>{document.title}</p>; }',
  'src/components/Everywhere.js': 'export default ({ to }) => <a href={to}>everywhere</a>;',
  'src/theme/MDXComponents.js':
    "import MDXComponents from '@theme-original/MDXComponents';\nimport Everywhere from '@site/src/components/Everywhere';\nexport default { ...MDXComponents, Everywhere };",
  'src/data.json': '{ "name": "own", "version": "1.2.3" }',
  'src/pages/index.js': `
    import Layout from '@theme/Layout';
    import Heading from '@theme/Heading';
    import Translate, { translate } from '@docusaurus/Translate';
    import useBaseUrl from '@docusaurus/useBaseUrl';
    import Head from '@docusaurus/Head';
    import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
    import Logo from '@site/static/img/logo.svg';
    import Icon from '@site/static/img/icon.svg';
    export default function Home() {
      // What is printed in the thread of components must not keep the build alive.
      console.log('printed by the home page');
      return (
        <Layout title={['Our', 'home'].join(' ')} description={['Where', 'it begins'].join(' ')}>
          {useDocusaurusContext().i18n.currentLocale === 'en' && <Head><title>Welcome: {1} home</title></Head>}
          <Icon className="icon" /><Icon title="A line" />
          <Heading as="h1"><Translate id="home.title">Hello there</Translate></Heading>
          <img src={useBaseUrl('img/logo.svg')} alt={translate({ id: 'home.logo', message: 'The logo' })} />
          <Logo title="Again" />
          <div className="row"><div className="col col--4"><a className="button button--primary" href="docs/intro">Start</a></div></div>
        </Layout>
      );
    }`,
  'src/pages/client.tsx': "import Layout from '@theme/Layout';\nexport default () => <Layout>{window.innerWidth}</Layout>;",
  'src/pages/about/index.js':
    "import Layout from '@theme/Layout';\nconst title = ['About', 'us'].join(' ');\nexport default () => <Layout title={title}><a href=\"https://code.example/us\"><svg viewBox=\"0 0 1 1\" /></a><a href=\"https://code.example/none\"><i /></a></Layout>;",
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>',
  'static/img/icon.svg':
    '<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" id="a" width="8" height="4" viewBox="0 0 8 4"><title>Drawn</title><path class="b" fill="none" stroke-width="2" d="M0 0h8"/></svg>',
  'i18n/de/code.json': '{ "home.title": { "message": "Hallo" } }',
  'package.json': '{ "name": "own" }',
};

const project = buildProject(FILES);
const { read } = project;
const articleOf = (path: string): string => /<article>.*<\/article>/s.exec(read(path))?.[0] ?? '';

it('what a script would fade in is seen without it', () => {
  expect(read('docs/install/index.html')).toContain('<i>Faded in</i>');
});

it('a project’s own components are HTML: with props from code, Markdown inside, hooks of Docusaurus, styles, links that are checked', () => {
  const page = articleOf('docs/install/index.html');
  expect(page).toMatch(/<section class="\w+_level s-\w+"><span>Level 3: a\+one\+two<\/span><p>Said once in Intro<\/p>/);
  expect(page).toContain('<p>Some <strong>Markdown</strong> with a <a href="/docs/intro">link</a>.</p>');
  expect(page).toContain('<a href="/docs/intro#words">there</a>');
  expect(page).toMatch(/<figure class="code"[^>]*data-lang="bash"[^>]*>.*?Shell.*?pnpm/s);
  expect(page).toContain('<b>Loud!</b>');
  expect(page).toContain('<i>one</i><i>two</i> and 1.2.3.');
  expect(page).toContain('<a href="/docs/intro">everywhere</a>');
  expect(page).not.toContain('alert(1)');
  const sheet = /href="(\/-\/content-[^"]+\.css)"/.exec(read('docs/install/index.html'))?.[1] ?? '';
  expect(read(sheet)).toMatch(/_level\{border:1px solid/);
});

it('what components print is not in the output of the build, which ends', () => {
  expect(project.output).not.toContain('printed by the home page');
});

it('what is only known in the browser is shown as it begins there', () => {
  expect(articleOf('docs/install/index.html')).toContain('<q>AS IT WAS</q>');
});

it('a component that throws or never ends leaves a note with its page, line and name, and the rest of the page', () => {
  const page = articleOf('docs/install/index.html');
  expect(page).toContain('&#x3C;Broken> (docs/install.mdx:30)');
  expect(page).toContain('&#x3C;Endless> (docs/install.mdx:32)');
  expect(page).toContain('The end.');
  expect(project.output).toContain(
    'docs/install.mdx:30:1  warning  <Broken> cannot be rendered: it needs the browser: document is not defined (src/components/Broken.js:3) (not there: a-chart-package).',
  );
  expect(project.output).toMatch(/docs\/install\.mdx:32:1 {2}warning {2}<Endless> cannot be rendered: no answer within \d+ seconds/);
});

it('the list says whose script is left out', () => {
  expect(project.output).toContain('<Level> has a script (onClick), which pages do not load');
});

it('pages in React are pages, in each language; one that needs the browser has a note', () => {
  const home = read('index.html');
  expect(home).toContain('<title>Welcome: 1 home</title>');
  expect(home).toContain('<meta name="description" content="Where it begins">');
  expect(home).toMatch(/<h1[^>]*>Hello there/);
  expect(home).toMatch(/<img[^>]* alt="The logo"[^>]* src="\/img\/logo\.svg"/);
  expect(home).toMatch(/<img[^>]* alt="Again"[^>]* src="\/img\/logo\.svg"/);
  expect(home).toContain(
    '<div class="ifm-row"><div class="ifm-col ifm-col--4"><a class="ifm-button ifm-button--primary" href="/docs/intro">Start</a>',
  );
  expect(read('de/index.html')).toMatch(/<h1[^>]*>Hallo/);
  expect(read('de/index.html')).toContain('<title>Our home | Own components</title>');
  expect(read('about/index.html')).toContain('<title>About us');
  expect(articleOf('client/index.html')).toContain('&#x3C;ReactPage> (src/pages/client.tsx');
});

it('an icon without colors of its own is a part of the page, whose colors it takes', () => {
  const home = read('index.html');
  const shown = '<path fill="none" stroke-width="2" d="M0 0h8"></path></svg>';
  expect(home).toContain(`<svg width="8" height="4" viewBox="0 0 8 4" aria-hidden="true">${shown}`);
  expect(home).toContain(`<svg width="8" height="4" viewBox="0 0 8 4" role="img" aria-label="A line">${shown}`);
});

it('a link that is an icon alone is named by where it leads; one that shows nothing is left out', () => {
  const page = articleOf('about/index.html');
  expect(page).toMatch(/<a [^>]*aria-label="code\.example"[^>]*href="https:\/\/code\.example\/us"/);
  expect(page).not.toContain('code.example/none');
});
