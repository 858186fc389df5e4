// How time and memory of a build grow with the number of pages: cold, with nothing changed, and after an edit.
//   npm run bench scale                  1,000, 3,000, 10,000 and 30,000 generated pages
//   npm run bench scale 1000 3000        those numbers of pages
//   npm run bench scale -- --small       100,000 pages of a paragraph (also with numbers)
//   npm run bench scale -- --flat        1,000 to 5,000 pages in one folder (also with numbers and --small)
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { editPage, runBuild, writeConfig } from './corpus.ts';
import { createRandom } from './random.ts';

/** As in a real site, a folder has some dozen pages, and a section some hundred. */
const PAGES_IN_FOLDER = 40;
const FOLDERS_IN_SECTION = 10;
/** Words that all pages share; each page adds some of its own, as names of real things do. */
const COMMON_WORDS = 3000;

const args = process.argv.slice(2);
const isSmall = args.includes('--small');
const isFlat = args.includes('--flat');
const named = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const sizes = named.length > 0 ? named : isFlat ? [1000, 3000, 5000] : isSmall ? [100_000] : [1000, 3000, 10_000, 30_000];

for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-scale-'));
  try {
    writeConfig(folder, idOf(0));
    for (let index = 0; index < size; index++) writePage(folder, index, size);
    const cold = runBuild(folder);
    const warm = runBuild(folder);
    editPage(folder, 'Another paragraph.');
    const edited = runBuild(folder);
    const [first, second, third] = [cold, warm, edited].map(
      ({ seconds, cpuSeconds, megabytes }) => `${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU, ${megabytes.toFixed(0)} MB`,
    );
    const each = `${((cold.cpuSeconds / size) * 1000).toFixed(2)} ms of CPU a page`;
    console.log(`${size} pages: cold ${first} (${each}); nothing changed ${second}; one page edited ${third}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writePage(folder: string, index: number, size: number): void {
  const file = join(folder, 'content/zh-Hans/v3', `${idOf(index)}.mdx`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, isSmall ? smallPage(index) : middlingPage(index, size));
}

function idOf(index: number): string {
  if (isFlat) return `sdk/page-${index}`;
  const group = Math.floor(index / PAGES_IN_FOLDER);
  return `sdk/copy-${Math.floor(group / FOLDERS_IN_SECTION)}/group-${group}/page-${index}`;
}

function smallPage(index: number): string {
  return `---\ntitle: Page ${index}\n---\n\n${createWriter(index)(40)}\n`;
}

/** Some kilobytes with headings, links, a list, a table and a block of code of its own. */
function middlingPage(index: number, size: number): string {
  const write = createWriter(index);
  const other = idOf((index * 7919 + 1) % size);
  const section = (number: number): string =>
    `## ${write(3)} {#part-${number}}\n\n${write(60)} [${write(2)}](/${other}/#part-1).\n\n- ${write(8)}\n- ${write(8)}\n\n` +
    `| ${write(1)} | ${write(1)} |\n|---|---|\n| ${write(4)} | ${write(4)} |\n\n` +
    `\`\`\`js\nconst value${index} = await load('${write(1)}', ${number});\nconsole.log(value${index});\n\`\`\`\n`;
  return `---\ntitle: ${write(3)} ${index}\ndescription: ${write(12)}\n---\n\n${write(30)}\n\n${[1, 2, 3, 4].map(section).join('\n')}`;
}

/** @returns a function that writes a number of words; the same page has the same words in every run */
function createWriter(index: number): (count: number) => string {
  const random = createRandom(index);
  const word = (): string =>
    random() < 0.05 ? `own${index}x${Math.floor(random() * 10)}` : `word${Math.floor(random() ** 2 * COMMON_WORDS)}`;
  return (count) => Array.from({ length: count }, word).join(' ');
}
