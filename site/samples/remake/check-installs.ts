import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInstalls } from '../installs.ts';
import { run } from './fetch-package.ts';

/** Asks a registry for a package with a version. */
type Ask = (name: string, version: string) => Promise<boolean>;

const succeeds = (command: string, args: readonly string[], cwd = tmpdir()): Promise<boolean> =>
  run(command, [...args], { cwd, timeout: 120_000 }).then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  );

/** Maven is asked for the description of a package: an archive for Android and one for Java have it alike. */
const askMaven: Ask = async (name, version) => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-install-'));
  try {
    const artifact = `-Dartifact=${name}:${version}:pom`;
    await run('mvn', ['-q', '-B', 'dependency:copy', artifact, `-DoutputDirectory=${folder}`], { cwd: folder, timeout: 120_000 });
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The registries whose clients are asked, and what the record calls them. */
const REGISTRIES: Readonly<Record<string, { readonly label: string; readonly ask: Ask }>> = {
  npm: { label: 'npm', ask: (name, version) => succeeds('npm', ['view', `${name}@${version}`, 'version']) },
  maven: { label: 'Maven Central', ask: askMaven },
  git: {
    label: 'tags of the repository',
    ask: (name, version) => succeeds('git', ['ls-remote', '--tags', `https://github.com/${name}.git`, version]),
  },
};

if (import.meta.main) {
  const content = join(import.meta.dirname, '../../content');
  const file = join(import.meta.dirname, '../installs.json');
  const today = new Date().toISOString().slice(0, 10);
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
  const ids = new Set(pages.flatMap((name) => findInstalls(readFileSync(join(content, name), 'utf8')).map(({ id }) => id)));
  const last: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const seen = new Map<string, string>();
  for (const id of [...ids].toSorted()) {
    const [, registry = '', name = '', version = ''] = /^(\w+):(.*)[@#:](.*)$/.exec(id) ?? [];
    const known = REGISTRIES[registry];
    const found = known !== undefined && (await known.ask(name, version));
    const before = last[id];
    if (found) seen.set(id, `${known.label}, ${today}`);
    else if (before !== undefined) seen.set(id, before);
    console.log(`${id}: ${found ? 'found' : before === undefined ? 'NOT FOUND' : `not found today, last seen: ${before}`}`);
  }
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(seen), null, 2)}\n`);
}
