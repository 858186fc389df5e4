import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { SiteBuild } from '../build.ts';
import { createHostingFiles } from '../hosting/hosting.ts';
import type { HostingOptions } from '../hosting/shared.ts';

/** A web server of other people's that a machine may have. */
export interface WebServer {
  readonly name: 'nginx' | 'Caddy';
  /** Undefined where the machine does not have it. */
  readonly binary: string | undefined;
  /** Whether it can send what is compressed with brotli. */
  readonly hasBrotli: boolean;
  /** Writes the site's configuration, and what a server of its own needs around it. @returns arguments that run it, and ones that only check */
  prepare(folder: string, files: ReadonlyMap<string, string>): { readonly run: string[]; readonly check: string[] };
}

/** A web server at work. */
export interface StartedServer {
  readonly origin: string;
  stop(): Promise<void>;
}

function findBinary(name: string): string | undefined {
  return ['/usr/sbin', '/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Debian's libnginx-mod-http-brotli-static. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const nginx: WebServer = {
  name: 'nginx',
  binary: findBinary('nginx'),
  hasBrotli: existsSync(BROTLI_MODULE),
  prepare(folder, files) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join(' ');
    const brotli = nginx.hasBrotli ? { load: `load_module ${BROTLI_MODULE};`, use: 'brotli_static on;' } : { load: '', use: '' };
    const http = `http { access_log off; ${temporary} ${brotli.use} include ${folder}/site.conf; }`;
    writeFileSync(join(folder, 'site.conf'), files.get('nginx.conf') ?? '');
    writeFileSync(join(folder, 'nginx.conf'), `${brotli.load} pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} ${http}`);
    const common = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    return { run: [...common, '-g', 'daemon off; master_process off;'], check: ['-t', ...common] };
  },
};

export const caddy: WebServer = {
  name: 'Caddy',
  binary: findBinary('caddy'),
  hasBrotli: true,
  prepare(folder, files) {
    const global = '{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n';
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, global + (files.get('Caddyfile') ?? ''));
    const named = ['--config', file, '--adapter', 'caddyfile'];
    return { run: ['run', ...named], check: ['adapt', ...named] };
  },
};

/** Starts a web server over a built site, with the configuration that is made for it. */
export async function startWebServer(
  server: WebServer,
  build: SiteBuild,
  folder: string,
  options: Pick<HostingOptions, 'root' | 'search'>,
): Promise<StartedServer> {
  if (server.binary === undefined) throw new Error(`There is no ${server.name} on this machine.`);
  const port = await findFreePort();
  mkdirSync(folder, { recursive: true });
  const { run } = server.prepare(folder, createHostingFiles(build, { serverName: '127.0.0.1', port, ...options }));
  const environment = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(server.binary, run, { stdio: ['ignore', 'inherit', 'inherit'], env: environment });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin, child);
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

async function waitFor(origin: string, child: ChildProcess): Promise<void> {
  const last = performance.now() + 30_000;
  while (child.exitCode === null && performance.now() < last) {
    const isUp = await fetch(origin).then(
      () => true,
      () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 50)),
    );
    if (isUp) return;
  }
  throw new Error(`The web server does not answer at ${origin}.`);
}

/** A port that nobody uses. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
