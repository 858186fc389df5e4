// How long a build takes, cold (nothing is there from an earlier build), with nothing changed and after an edit, and how much memory it needs,
// beside the plain Markdown pipeline in the same run.
//   npm run bench build              300 and 2000 pages
//   npm run bench build 1000         as many as that
// To compare two states of the code, set TMPDIR to a folder in memory: a disk that has just freed many files takes up to two seconds longer.
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { type BuildRun, editPage, runBuild, writeConfig, writePages } from './corpus.ts';
import { median } from './median.ts';

const RUNS = 3;
const named = process.argv.slice(2).map(Number);
const SIZES = named.length > 0 ? named : [300, 2000];

async function runPlainPipeline(texts: readonly string[]): Promise<number> {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);
  const start = performance.now();
  for (const text of texts) await processor.process(text);
  return (performance.now() - start) / 1000;
}

const folders: string[] = [];
for (const size of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-bench-'));
  folders.push(folder);
  writeConfig(folder);
  const texts = writePages(folder, size);
  runBuild(folder);
  const cold = Array.from({ length: RUNS }, (_, run) => {
    // Not removed: a file system that has just freed thousands of files takes its time to make new ones.
    for (const kept of ['.signpost', 'dist']) renameSync(join(folder, kept), join(folder, `${kept}-${run}`));
    return runBuild(folder);
  });
  const warm = Array.from({ length: RUNS }, () => runBuild(folder));
  const edited = Array.from({ length: RUNS }, (_, run) => {
    editPage(folder, `${run}`);
    return runBuild(folder);
  });
  const plain = await runPlainPipeline(texts);
  const coldSeconds = median(cold.map(({ seconds }) => seconds));
  const print = (name: string, runs: readonly BuildRun[]): string =>
    `${name} ${median(runs.map(({ seconds }) => seconds)).toFixed(2)} s (${median(runs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2)} s of CPU, ` +
    `${median(runs.map(({ systemSeconds }) => systemSeconds)).toFixed(2)} s of it the system's)`;
  console.log(
    `${size} pages: ${print('cold', cold)}, ${print('nothing changed', warm)}, ${print('one page edited', edited)}, ` +
      `peak ${median(cold.map(({ megabytes }) => megabytes)).toFixed(0)} MB; ` +
      `plain pipeline (parse and print only, one thread) ${plain.toFixed(2)} s, ratio ${(coldSeconds / plain).toFixed(2)}`,
  );
}
for (const folder of folders) rmSync(folder, { recursive: true });
