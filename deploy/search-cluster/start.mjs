// Starts a real OpenSearch of one or more nodes for tests, until Ctrl+C. Needs Java 17 or later, and Maven the first time.
//   node deploy/search-cluster/start.mjs [--nodes 3] [--heap 384m]
//   SIGNPOST_TEST_CLUSTER=http://127.0.0.1:9201 npx vitest run src/search/opensearch
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const option = { type: 'string' };
const { values } = parseArgs({ options: { nodes: { ...option, default: '1' }, heap: { ...option, default: '384m' } } });
const nodes = Number(values.nodes);
/** The runner counts the ports of its nodes from here. */
const FIRST_PORT = 9201;
/** Seconds to wait until the nodes have found one another. */
const PATIENCE = 120;

const libraries = join(import.meta.dirname, '../../.signpost/opensearch');
if (!existsSync(libraries)) {
  console.log('Fetching OpenSearch …');
  mkdirSync(libraries, { recursive: true });
  const goal = ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${libraries}`];
  if (spawnSync('mvn', goal, { cwd: import.meta.dirname, stdio: 'inherit' }).status !== 0) {
    rmSync(libraries, { recursive: true });
    throw new Error('OpenSearch could not be fetched. Are Maven and Maven Central in reach?');
  }
}

const data = mkdtempSync(join(tmpdir(), 'signpost-cluster-'));
const runner = 'org.codelibs.opensearch.runner.OpenSearchRunner';
const args = [`-Xms${values.heap}`, `-Xmx${values.heap}`, '-cp', join(libraries, '*'), runner, '-basePath', data, '-numOfNode', String(nodes)];
const java = spawn('java', args, { stdio: 'ignore' });
java.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => java.kill());

const url = `http://127.0.0.1:${FIRST_PORT}`;
for (let second = 0; ; second += 1) {
  const health = await fetch(`${url}/_cluster/health`).then(
    (answer) => answer.json(),
    () => undefined,
  );
  if (health?.number_of_nodes === nodes) break;
  if (second === PATIENCE) {
    java.kill();
    throw new Error(`No cluster of ${nodes} after ${PATIENCE} seconds.`);
  }
  await wait(1000);
}
console.log(Array.from({ length: nodes }, (_, index) => `http://127.0.0.1:${FIRST_PORT + index}`).join(','));
