import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../../engine/src/server/start-server.ts';
import { closeProfiles, lookAt } from '../support/browser.ts';
import { buildProject } from '../support/build-project.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400"><text>a</text></svg>';
const ROW = Array.from({ length: 12 }, (_, index) => `<td>apache-project_2.12-2.1.${index}-bin.tar.gz</td>`).join('');

/** A home page in React as public projects have it: a hero with colours of its own, sized drawings, icons of scripts, a wide table. */
const project = buildProject({
  'docusaurus.config.js': `
    export default {
      title: 'Looks', url: 'https://looks.example', baseUrl: '/',
      presets: [['classic', {}]],
    };`,
  'docs/intro.md': '# Intro\n\nWords.\n',
  'static/img/drawing.svg': DRAWING,
  'src/pages/index.jsx': `
    import Layout from '@theme/Layout';
    import Link from '@docusaurus/Link';
    import styles from './index.module.css';
    export default () => (
      <Layout title="Home">
        <header className={'hero hero--primary ' + styles.banner}>
          <div className={styles.titles}>
            <h1 className="hero__title">Looks</h1>
            <div className="hero__subtitle">What it is</div>
          </div>
          <div className={styles.buttons}>
            <Link className="button button--secondary" to="/docs/intro">Start</Link>
          </div>
        </header>
        <header className="hero"><h2 className="hero__title">Second</h2></header>
        <div className={styles.dark}><p className="hero__subtitle">On black</p></div>
        <Link className={styles.plain} to="/docs/intro">Plain</Link>
        <img className={styles.full} src="/img/drawing.svg" height="150" alt="Drawn" />
        <a href="https://code.example/looks" title="Our code"><span /></a>
        <p><span className="icon-on" title="Required" /><span className="icon-off" title="Optional">no</span></p>
        <section className={styles.features}><div className="container"><div className="row">
          <div className="col col--4">First</div><div className="col col--4">Second</div><div className="col col--4">Third</div>
        </div></div></section>
        <table><tbody><tr>${ROW}</tr></tbody></table>
      </Layout>
    );`,
  'src/pages/index.module.css': `
    .banner { background: rgb(240, 240, 255) }
    .titles h1 { color: rgb(1, 2, 3) }
    .buttons a { background: rgb(0, 0, 200); color: rgb(4, 5, 6) }
    .dark { background: black; color: rgb(250, 251, 252) }
    .plain { color: rgb(7, 8, 9); text-decoration: none }
    .features { display: flex; width: 100% }
    .full { width: 100% }`,
});

const stack = new AsyncDisposableStack();
let url = '';
beforeAll(async () => {
  const server = await startServer({ dist: join(project.folder, 'dist'), port: 0, logLevel: 'silent', searchRateLimit: null });
  url = `${server.url}/`;
  stack.defer(() => server.close());
  stack.defer(() => closeProfiles(url));
});
afterAll(() => stack.disposeAsync());

it('a project’s own styles win over those that the engine has for the classes of Docusaurus, and for links', async () => {
  await using sight = await lookAt('', { baseURL: url });
  const { page } = sight;
  const colour = (text: string) =>
    page.locator('.react-page :is(a,h1,p)', { hasText: text }).evaluate((element) => getComputedStyle(element).color);
  expect(await colour('Looks')).toBe('rgb(1, 2, 3)');
  expect(await colour('Start')).toBe('rgb(4, 5, 6)');
  expect(await colour('On black')).toBe('rgb(250, 251, 252)');
  expect(await colour('Plain')).toBe('rgb(7, 8, 9)');
  expect(await page.getByText('Start').evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(0, 0, 200)');
  expect(await page.getByText('Plain').evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('none');
});

it('titles of heroes are as large in headings of all levels', async () => {
  await using sight = await lookAt('', { baseURL: url });
  const { page } = sight;
  const sizes = await page.locator('.ifm-hero__title').evaluateAll((titles) => titles.map((title) => getComputedStyle(title).fontSize));
  expect(sizes).toEqual(['40px', '40px']);
});

it('a container in a row of its own is as wide as pages are, as that of the starter’s features', async () => {
  await using sight = await lookAt('', { baseURL: url, viewport: { width: 1280, height: 900 } });
  const { page } = sight;
  expect((await page.locator('.ifm-container').boundingBox())?.width).toBe(1140);
});

it('a picture with a height alone has it, and links and icons without words show their titles', async () => {
  await using sight = await lookAt('', { baseURL: url });
  const { page } = sight;
  expect((await page.getByAltText('Drawn').boundingBox())?.height).toBe(150);
  await page.getByText('Our code').waitFor();
  await page.getByText('Requiredno', { exact: true }).waitFor();
});

it('a table that is wider than a phone scrolls in its frame', async () => {
  await using sight = await lookAt('', { baseURL: url, viewport: { width: 390, height: 800 } });
  const { page } = sight;
  const frame = page.locator('.react-page .table-scroll');
  const [width, inner, room] = await frame.evaluate((box) => [box.clientWidth, box.scrollWidth, document.documentElement.clientWidth]);
  expect(width).toBeLessThanOrEqual(room ?? 0);
  expect(inner).toBeGreaterThan(width ?? 0);
});
