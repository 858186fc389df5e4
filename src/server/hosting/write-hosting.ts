import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuild } from '../build.ts';
import { createHostingFiles } from './hosting.ts';

const USAGE = `Writes nginx.conf, Caddyfile, _headers and _redirects for a built site.

  node src/server/hosting/write-hosting.ts --name docs.example [options]

  --dist <folder>         the built site (default: dist)
  --out <folder>          where the files go (default: .signpost/hosting)
  --name <host>           host name of the site
  --root <folder>         where the built site is on the machine that serves it (default: /srv/signpost/site)
  --search <host:port>    where signpost serve listens (default: 127.0.0.1:3000)
  --port <number>         port for plain HTTP (default: 80)
  --certificate <file>    with --key: speak TLS
  --key <file>
`;

/** Runs the command line above. */
export async function writeHosting(args: readonly string[]): Promise<void> {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { dist: option, out: option, name: option, root: option, search: option, port: option, certificate: option, key: option },
  });
  if (values.name === undefined) throw new Error(USAGE);
  const { certificate, key } = values;
  const files = createHostingFiles(await readBuild(resolve(values.dist ?? 'dist')), {
    serverName: values.name,
    root: values.root ?? '/srv/signpost/site',
    search: values.search ?? '127.0.0.1:3000',
    port: Number(values.port ?? 80),
    tls: certificate === undefined || key === undefined ? undefined : { certificate, key },
  });
  const out = resolve(values.out ?? '.signpost/hosting');
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(out, name), text);
  console.log(`${[...files.keys()].join(', ')} in ${out}`);
}

if (import.meta.main) {
  await writeHosting(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
