// Starts a real OpenSearch cluster for tests, one process per node, until Ctrl+C. Killed nodes are restarted after a moment.
// Needs Java 17 or later, and Maven the first time. Prints the addresses of the nodes once they have found each other.
// The runner takes ports up to 9299. Where some from --port on are taken, as by the cluster of other tests, the next free ones are.
// The first time, one node runs alone for a moment: what Java has loaded is kept, and nodes start in half the time.
// With --data the indexes stay in that folder and are there again the next time, and Java compiles for speed rather than for a quick start.
//   node deploy/search-cluster/start.mjs [--nodes 3] [--port 9201] [--heap 256m] [--data FOLDER]
//   SIGNPOST_TEST_CLUSTER=http://127.0.0.1:9201,http://127.0.0.1:9202,http://127.0.0.1:9203 npx vitest run engine/src/search/opensearch
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const option = (value) => ({ type: 'string', default: value });
const { values } = parseArgs({ options: { nodes: option('3'), port: option('9201'), heap: option('256m'), data: { type: 'string' } } });
/** Highest port that the runner takes. */
const LAST_PORT = 9299;
const nodes = await findNodes(Number(values.nodes), Number(values.port));
/** Seconds to wait until the nodes have found each other. */
const PATIENCE = 600;
/** Milliseconds until a killed node is started again. */
const REST = 2000;

/** What nodes need beside the core: HTTP, and filters of tokens. With the other modules, such as scripts and geography, a start takes twice the processor time. */
const MODULES = ['org.opensearch.transport.Netty4Plugin', 'org.opensearch.analysis.common.CommonAnalysisPlugin'];

const libraries = join(import.meta.dirname, '../../.signpost/opensearch');
/** The classes of a running node as Java keeps them. Another Java than the one that made it does without. */
const archive = join(libraries, 'classes.jsa');
const data = values.data ?? mkdtempSync(join(tmpdir(), 'signpost-cluster-'));
const running = new Set();
let isStopping = false;
let exitCode = 0;

fetchLibraries();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
// Whoever has forked this is gone.
process.on('disconnect', () => stop(0));
if (!existsSync(archive)) await keepClasses();
for (const node of nodes) start(node);
await waitForAll(nodes.length);
console.log(nodes.map(({ port }) => `http://127.0.0.1:${port}`).join(','));

/** The ports of the nodes: for requests, and for the communication between nodes. */
async function findNodes(count, first) {
  for (let from = first; from + count - 1 <= LAST_PORT; from += count) {
    const found = Array.from({ length: count }, (_, index) => ({ port: from + index, transport: from + 100 + index }));
    const free = await Promise.all(found.flatMap(({ port, transport }) => [isFree(port), isFree(transport)]));
    if (free.every(Boolean)) return found;
  }
  throw new Error(`No ${count} ports from ${first} to ${LAST_PORT} are free, each with the one a hundred above it.`);
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function fetchLibraries() {
  if (existsSync(libraries)) return;
  console.error('Fetching OpenSearch …');
  mkdirSync(libraries, { recursive: true });
  const goal = ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${libraries}`];
  // The standard output is only for the addresses.
  if (spawnSync('mvn', goal, { cwd: import.meta.dirname, stdio: ['ignore', 2, 2] }).status === 0) return;
  rmSync(libraries, { recursive: true });
  throw new Error('OpenSearch could not be fetched. Are Maven and Maven Central reachable?');
}

/** Runs a node until it is ready, and keeps the classes that it has loaded. */
async function keepClasses() {
  const made = `${archive}.${process.pid}`;
  const java = launch(nodes[0], 'classes', [nodes[0]], [`-XX:ArchiveClassesAtExit=${made}`]);
  const end = once(java, 'exit');
  // A node that ends at once leaves none.
  await waitForAll(1, () => !running.has(java));
  java.kill('SIGTERM');
  await end;
  rmSync(join(data, 'classes'), { recursive: true, force: true });
  if (existsSync(made)) renameSync(made, archive);
}

/** Starts a node, and restarts it whenever it ends. */
function start(node) {
  launch(node, String(node.port), nodes, [`-XX:SharedArchiveFile=${archive}`]).on('exit', () => {
    if (!isStopping) setTimeout(() => start(node), REST);
  });
}

/** Starts the process of a node that is to find others. The runner gives all nodes the same name; only the first can form the cluster. */
function launch({ port, transport }, folder, others, classes) {
  const home = join(data, folder);
  const config = join(home, 'config');
  mkdirSync(config, { recursive: true });
  const settings = [
    'network.host: 127.0.0.1',
    `transport.port: ${transport}`,
    `discovery.seed_hosts: [${others.map((node) => `"127.0.0.1:${node.transport}"`).join(', ')}]`,
    'cluster.routing.allocation.disk.threshold_enabled: false',
    // Counts what requests hold. What the heap really holds has garbage in it: with a small heap, nodes refused searches that they had room for.
    'indices.breaker.total.use_real_memory: false',
    ...(port === nodes[0].port ? ['cluster.initial_cluster_manager_nodes: ["Node 1"]'] : []),
  ];
  writeFileSync(join(config, 'opensearch.yml'), settings.join('\n'));
  const runner = ['org.codelibs.opensearch.runner.OpenSearchRunner', '-numOfNode', '1', '-clusterName', 'signpost-tests', '-moduleTypes', MODULES.join()];
  // The runner counts ports from 1.
  const where = ['-basePath', home, '-confPath', config, '-baseHttpPort', String(port - 1)];
  const memory = [`-Xms${values.heap}`, `-Xmx${values.heap}`, '-XX:+UseSerialGC', ...(values.data === undefined ? ['-XX:TieredStopAtLevel=1'] : [])];
  const java = spawn('java', [...memory, ...classes, '-cp', join(libraries, '*'), ...runner, ...where], { stdio: 'ignore' });
  running.add(java);
  java.on('exit', () => {
    running.delete(java);
    if (isStopping && running.size === 0) end();
  });
  return java;
}

function stop(code) {
  isStopping = true;
  exitCode = code;
  for (const java of running) java.kill('SIGKILL');
  if (running.size === 0) end();
}

function end() {
  if (values.data === undefined) rmSync(data, { recursive: true, force: true });
  process.exit(exitCode);
}

async function waitForAll(count, isOver = () => false) {
  for (let second = 0; second < PATIENCE; second += 1) {
    if (isOver()) return;
    const health = await fetch(`http://127.0.0.1:${nodes[0].port}/_cluster/health`, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.json(),
      () => undefined,
    );
    if (health?.number_of_nodes === count) return;
    await wait(1000);
  }
  console.error(`No cluster of ${count} after ${PATIENCE} seconds.`);
  stop(1);
}
