// Signpost beside Docusaurus and Starlight with their stock themes: the same pages, built, served and read in one run.
//   npm run bench peers                                 300 and 2,000 pages; medians of three builds
//   npm run bench peers -- --pages 300 --runs 1         other numbers of pages and of builds
//   npm run bench peers -- --keep ../peers              keeps what npm installs in that folder, for the next run
//   npm run bench peers -- --quick                      one build each; no warm builds of the others; Starlight with the least pages only
// All get plain Markdown: the renditions that Signpost makes of its manual, without images, diagrams as text. A cold build is in a new
// folder, a warm one has everything kept and nothing changed. One plain web server serves all. The page is a Chinese one of middling length.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installDocusaurus } from './peers/docusaurus.ts';
import type { Generator } from './peers/generator.ts';
import { type Builds, measureBuilds } from './peers/measure-builds.ts';
import { measureClicks, measurePaints, weighPage } from './peers/measure-page.ts';
import { choosePages, findMiddlingPages, linkPages, makeSources, type Source } from './peers/pages.ts';
import { serveFolder } from './peers/serve-folder.ts';
import { describeSignpost } from './peers/signpost.ts';
import { installStarlight } from './peers/starlight.ts';
import { printTable, type Reading, type Result } from './peers/table.ts';
import { launchChrome } from './run-lighthouse.ts';
import { openBenchBrowser } from './search-painting.ts';

/** Pages that are clicked through; the middle one is weighed. */
const CLICKED = 5;
const ROUNDS = 4;
const SLOWDOWNS = [1, 4] as const;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300,2000' },
    runs: { type: 'string' },
    keep: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const sizes = values.pages.split(',').map(Number);
const least = Math.min(...sizes);
const isQuick = values.quick;
const runs = Number(values.runs ?? (isQuick ? 1 : 3));
const lighthouseRuns = isQuick ? 3 : 5;
const start = performance.now();
const report = (line: string): void => console.error(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${line}`);

const work = mkdtempSync(join(tmpdir(), 'signpost-peers-'));
const packages = resolve(values.keep ?? join(work, 'packages'));

try {
  await compare();
} finally {
  rmSync(work, { recursive: true });
}

async function compare(): Promise<void> {
  const generators = [
    ...install('Docusaurus', installDocusaurus, 'docusaurus'),
    ...install('Starlight', installStarlight, 'starlight'),
    describeSignpost(),
  ];
  report('Makes plain Markdown of the manual.');
  const sources = makeSources(join(work, 'manual'), Math.max(...sizes));
  const results: Result[] = [];
  for (const generator of generators) results.push(await measure(generator, sources));
  const browser = await openBenchBrowser();
  const [processor] = cpus();
  console.log(printTable(results, sizes));
  console.log(
    `\nMedians of ${runs} builds, ${lighthouseRuns} Lighthouse runs, ${ROUNDS * CLICKED} clicks. ${cpus().length} cores (${processor?.model.trim()}), ` +
      `${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}, Chromium ${browser.version()}. Memory is that of all processes of a cold build.`,
  );
  await browser.close();
}

function install(name: string, installer: (folder: string) => Generator, folder: string): readonly Generator[] {
  report(`Installs ${name}, unless it is there.`);
  try {
    mkdirSync(join(packages, folder), { recursive: true });
    return [installer(join(packages, folder))];
  } catch (error) {
    report(`${name} is left out. ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

/** What could be measured; a build that fails is reported. */
async function measure(generator: Generator, sources: readonly Source[]): Promise<Result> {
  const { name, home, quick } = generator;
  const builds = new Map<number, Builds>();
  let reading: Reading | undefined;
  const folder = mkdtempSync(join(home ?? work, 'sites-'));
  try {
    for (const size of sizes) {
      if (isQuick && size > least && !quick.more) continue;
      const chosen = choosePages(sources, size);
      const clicked = findMiddlingPages(chosen, CLICKED);
      const options = { folder: join(folder, `${size}`), runs, isWarm: !isQuick || quick.warm, report };
      const built = await measureBuilds(generator, linkPages(chosen, clicked), options);
      builds.set(size, built);
      const paths = clicked.map(({ path }) => path);
      if (size === least) reading = await measureReading(generator, built.site, paths);
    }
  } catch (error) {
    report(`${name} is not measured any further. ${error instanceof Error ? error.message : error}`);
  }
  rmSync(folder, { recursive: true });
  return { name, builds, reading };
}

async function measureReading(generator: Generator, site: string, paths: readonly string[]): Promise<Reading> {
  const { name, ready, isApp } = generator;
  report(`${name}: reads pages.`);
  const server = await serveFolder(site);
  const browser = await openBenchBrowser();
  const chrome = await launchChrome();
  try {
    const urls = paths.map((path) => server.url + generator.addressOf(path));
    const url = urls[Math.floor(urls.length / 2)] ?? '';
    const weights = await weighPage(browser, url, ready);
    const paints = await measurePaints(chrome, url, lighthouseRuns);
    const clicks: number[] = [];
    for (const slowdown of SLOWDOWNS) clicks.push(await measureClicks(browser, urls, { ready, isApp, slowdown, rounds: ROUNDS }));
    return { ...weights, ...paints, clicks };
  } finally {
    chrome.kill();
    await browser.close();
    server.close();
  }
}
