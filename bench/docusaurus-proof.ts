// A Docusaurus project beside itself: what Docusaurus built of it, and what Signpost builds of it as it stands.
//   npm run bench docusaurus-proof -- <tree>                     compares <tree>/build with <tree>/dist
//   npm run bench docusaurus-proof -- <tree> --build=both        builds both first, each cold, and measures them
//   npm run bench docusaurus-proof -- <tree> --build=ours        builds only one of them: ours or theirs
//   npm run bench docusaurus-proof -- <tree> --signpost <file>   with the command of an installed package
//   npm run bench docusaurus-proof -- <tree> --all               prints every page that differs, not the first ones
// The project's packages must be installed. Time is that of the processors, memory that of all processes together.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareBuilds, type PageGap } from './docusaurus/compare.ts';
import { stockEnvironment } from './peers/install.ts';
import { measureProcess } from './peers/measured-process.ts';

/** Pages of each kind of difference that are printed. */
const SHOWN = 10;
/** Missing words that are printed of a page. */
const QUOTED = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string' },
    theirs: { type: 'string', default: 'build' },
    ours: { type: 'string', default: 'dist' },
    signpost: { type: 'string', default: join(import.meta.dirname, '../engine/src/cli/main.ts') },
    all: { type: 'boolean', default: false },
  },
});
const tree = resolve(positionals[0] ?? '.');
const shown = values.all ? Number.POSITIVE_INFINITY : SHOWN;
const [theirs, ours] = [resolve(tree, values.theirs), resolve(tree, values.ours)];

if (values.build !== undefined && values.build !== 'ours') {
  for (const kept of ['.docusaurus', 'node_modules/.cache', values.theirs]) rmSync(join(tree, kept), { recursive: true, force: true });
  await measure('Docusaurus', [join(tree, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build']);
}
if (values.build !== undefined && values.build !== 'theirs') {
  for (const kept of ['.signpost', values.ours]) rmSync(join(tree, kept), { recursive: true, force: true });
  await measure('Signpost', ['--disable-warning=ExperimentalWarning', resolve(values.signpost), 'build', '--keep-going']);
}
if (existsSync(theirs) && existsSync(ours)) report();

/** Builds cold; what the build says is left beside the project's files. */
async function measure(name: string, command: readonly string[]): Promise<void> {
  const { seconds, cpuSeconds, megabytes, code, output } = await measureProcess(command, tree, stockEnvironment());
  writeFileSync(join(tree, `${name.toLowerCase()}.log`), output);
  console.log(
    `${name}: ended with ${code}; ${seconds.toFixed(0)} s, ${cpuSeconds.toFixed(1)} s of the processors, ${megabytes.toFixed(0)} MB`,
  );
}

function report(): void {
  const { pages, missing, extra, forwards, counts, gaps } = compareBuilds(tree, theirs, ours);
  const lines = [
    `${pages} pages: ${pages - missing.length} addresses equal or forwarded, ${missing.length} missing, ${extra.length} extra`,
  ];
  list('missing', missing);
  list('extra', extra);
  list('forwards lost', forwards);
  const tell = (name: string, of: number, found: readonly (readonly [address: string, items: readonly string[]])[]): void => {
    const lacking = found.filter(([, items]) => items.length > 0).toSorted((a, b) => b[1].length - a[1].length);
    const total = lacking.reduce((sum, [, items]) => sum + items.length, 0);
    lines.push(`${name}: ${total} of ${of} missing, on ${lacking.length} pages`);
    for (const [address, items] of lacking.slice(0, shown))
      lines.push(`  ${address}: ${items.length}: ${items.slice(0, QUOTED).join(' ')}`);
  };
  const pick = (choose: (gap: PageGap) => readonly string[]) => gaps.map((gap) => [gap.address, choose(gap)] as const);
  tell(
    'headings',
    pages,
    pick(({ heading }) => (heading === undefined ? [] : [heading])),
  );
  tell(
    'anchors',
    counts.anchors,
    pick(({ anchors }) => anchors),
  );
  tell(
    'words',
    counts.words,
    pick(({ words }) => words),
  );
  tell(
    'pictures',
    counts.pictures,
    pick(({ pictures }) => pictures),
  );
  const sidebars = gaps.flatMap(({ address, sidebar }) => (sidebar === undefined ? [] : [{ address, ...sidebar }]));
  lines.push(`sidebars: ${sidebars.length} of ${counts.sidebars} differ`);
  for (const sidebar of sidebars.slice(0, shown)) {
    lines.push(`  ${sidebar.address}`, `    theirs ${sidebar.theirs.join(' | ')}`, `    ours   ${sidebar.ours.join(' | ')}`);
  }
  console.log(lines.join('\n'));

  function list(name: string, addresses: readonly string[]): void {
    if (addresses.length > 0) lines.push(`${name}: ${addresses.length}`, ...addresses.slice(0, shown).map((address) => `  ${address}`));
  }
}
