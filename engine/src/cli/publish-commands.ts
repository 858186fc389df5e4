import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { createProgress } from '../build/progress.ts';
import {
  addHostingOptions,
  addPackOptions,
  addSiteOptions,
  type HostingCommandOptions,
  type PackCommandOptions,
  parseCount,
  type SiteOptions,
} from './options.ts';
import { tellOperator, withConfig } from './tell-operator.ts';

/** The commands that put a site elsewhere: on other servers, into files, into a cluster. */
export function addPublishCommands(program: Command): void {
  addHosting(program);
  addPack(program);
  addIndex(program);
}

function addHosting(program: Command): void {
  const command = program.command('hosting').description('write nginx.conf, Caddyfile, _headers and _redirects for a built site');
  addHostingOptions(command).action(async ({ dist, out, name, certificate, key, ...options }: HostingCommandOptions) => {
    if ((certificate === undefined) !== (key === undefined)) command.error('error: --certificate and --key go together');
    await tellOperator(async () => {
      const { writeHosting } = await import('../server/hosting/hosting.ts');
      const tls = certificate === undefined || key === undefined ? undefined : { certificate, key };
      const files = await writeHosting(resolve(dist), resolve(out), { ...options, serverName: name, tls });
      console.log(`${files.join(', ')} in ${out}`);
    });
  });
}

function addPack(program: Command): void {
  const command = program.command('pack').description('pack a built site to read without a server: as folders in a zip, as EPUB, as PDF');
  addPackOptions(command).action(async ({ out, to, offline, epub, pdf, ...wish }: PackCommandOptions) => {
    const kinds = [...(offline ? (['offline'] as const) : []), ...(epub ? (['epub'] as const) : []), ...(pdf ? (['pdf'] as const) : [])];
    if (kinds.length === 0) command.error('error: say what to make: --offline, --epub or --pdf, or several of them');
    await tellOperator(async () => {
      const { packSite } = await import('../pack/pack-site.ts');
      const { formatSize } = await import('../pack/format-size.ts');
      await packSite({
        ...{ ...wish, kinds, dist: resolve(out), to: resolve(to) },
        onPacked: ({ file, bytes, pages }) => console.log(`${join(to, file)}  ${formatSize(bytes)}, ${pages} pages`),
      });
    });
  });
}

function addIndex(program: Command): void {
  addSiteOptions(program.command('index').description('write the search index to an OpenSearch cluster, replacing the last one'))
    .addOption(
      new Option('--engine <name>', 'where the index goes; every build writes the embedded one')
        .choices(['opensearch'])
        .makeOptionMandatory(),
    )
    .addOption(new Option('--node <url...>', 'addresses of the cluster').env('SIGNPOST_OPENSEARCH_URL').makeOptionMandatory())
    .addOption(
      new Option('--alias <name>', 'name by which servers find the index, one per site')
        .env('SIGNPOST_OPENSEARCH_ALIAS')
        .default('signpost'),
    )
    .option('--shards <count>', 'parts of the index, which different nodes can hold', parseCount, 1)
    .option('--replicas <count>', 'copies of each part on other nodes (default: one if there is another node)', parseCount)
    .action(async (options: SiteOptions & { node: string | string[]; alias: string; shards: number; replicas?: number }) => {
      await withConfig(options, async (loaded) => {
        const { publishSearch } = await import('../build/publish-search.ts');
        const nodes = typeof options.node === 'string' ? options.node.split(',') : options.node;
        const { name, documents, resumedAt } = await publishSearch(loaded, { ...options, nodes }, createProgress(process.stdout));
        const resumed = resumedAt > 0 ? `, ${resumedAt} of them from a publication that was broken off` : '';
        console.log(`${documents} documents in ${name}${resumed}`);
      });
    });
}
