// Starts a real OpenSearch of one or more nodes for tests, until Ctrl+C, and prints its addresses. Needs Java 17 or later, and Maven the
// first time.
//   node deploy/search-cluster/start.mjs [--nodes 3] [--heap 384m]
//   SIGNPOST_TEST_CLUSTER=<the addresses> npx vitest run src/search/opensearch
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const option = { type: 'string' };
const { values } = parseArgs({ options: { nodes: { ...option, default: '1' }, heap: { ...option, default: '384m' } } });
const nodes = Number(values.nodes);
/** Seconds until the nodes must have found one another. */
const PATIENCE = 180;

const libraries = join(import.meta.dirname, '../../.signpost/opensearch');
if (!existsSync(libraries)) fetchLibraries();

const data = mkdtempSync(join(tmpdir(), 'signpost-cluster-'));
const java = startJava();
const first = await findFirstAddress();
await waitForNodes();
console.log((await listAddresses()).join(','));

function fetchLibraries() {
  console.error('Fetching OpenSearch …');
  mkdirSync(libraries, { recursive: true });
  const goal = ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${libraries}`];
  if (spawnSync('mvn', goal, { cwd: import.meta.dirname, stdio: 'inherit' }).status === 0) return;
  rmSync(libraries, { recursive: true });
  throw new Error('OpenSearch could not be fetched. Are Maven and Maven Central in reach?');
}

function startJava() {
  const runner = ['-cp', join(libraries, '*'), 'org.codelibs.opensearch.runner.OpenSearchRunner'];
  // A name of its own: clusters on one machine must not find one another.
  const cluster = ['-clusterName', `signpost-${process.pid}`, '-basePath', data, '-numOfNode', String(nodes)];
  const child = spawn('java', [`-Xms${values.heap}`, `-Xmx${values.heap}`, ...runner, ...cluster], { stdio: ['ignore', 'pipe', 'ignore'] });
  child.on('exit', (code) => {
    rmSync(data, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill());
  return child;
}

/** A node takes the next free port from 9201 on; the first one says which. */
function findFirstAddress() {
  return new Promise((resolve) => {
    createInterface({ input: java.stdout }).on('line', (line) => {
      const address = /HttpServerTransport.*publish_address \{([\d.]+:\d+)\}/.exec(line)?.[1];
      if (address !== undefined) resolve(`http://${address}`);
    });
  });
}

async function listAddresses() {
  const answer = await fetch(`${first}/_nodes/http`);
  const { nodes: found } = await answer.json();
  return Object.values(found).map((node) => `http://${node.http.publish_address}`);
}

async function waitForNodes() {
  for (let second = 0; second < PATIENCE; second += 1) {
    const health = await fetch(`${first}/_cluster/health`).then(
      (answer) => answer.json(),
      () => undefined,
    );
    if (health?.number_of_nodes === nodes) return;
    await wait(1000);
  }
  java.kill();
  throw new Error(`No cluster of ${nodes} after ${PATIENCE} seconds.`);
}
