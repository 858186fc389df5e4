// Starts a real OpenSearch of one or more nodes for tests, until Ctrl+C. Needs Java 17 or later, and Maven the first time.
//   node deploy/search-cluster/start.mjs [--nodes 3] [--heap 384m] [--port 9201]
//   SIGNPOST_TEST_CLUSTER=http://127.0.0.1:9201 npx vitest run src/search/opensearch
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const option = { type: 'string' };
const { values } = parseArgs({ options: { nodes: { ...option, default: '1' }, heap: { ...option, default: '384m' }, port: { ...option, default: '9201' } } });
const nodes = Number(values.nodes);
/** Port of the first node; the others follow. */
const firstPort = Number(values.port);
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
const memory = [`-Xms${values.heap}`, `-Xmx${values.heap}`];
// A name of its own: clusters on one machine must not find one another.
const cluster = ['-clusterName', `signpost-${process.pid}`, '-basePath', data, '-numOfNode', String(nodes), '-baseHttpPort', String(firstPort - 1)];
const java = spawn('java', [...memory, '-cp', join(libraries, '*'), runner, ...cluster], { stdio: 'ignore' });
java.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => java.kill());

const url = `http://127.0.0.1:${firstPort}`;
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
console.log(Array.from({ length: nodes }, (_, index) => `http://127.0.0.1:${firstPort + index}`).join(','));
