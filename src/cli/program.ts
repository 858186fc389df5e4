import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { buildSite } from '../build/build-site.ts';
import { DiskError } from '../build/disk-error.ts';
import { createProgress, silentProgress } from '../build/progress.ts';
import { ConfigError } from '../config/config-error.ts';
import { type LoadedConfig, loadConfig } from '../config/load.ts';
import { FreezeError, freezeVersion } from '../content/freeze-version.ts';
import { SearchUnavailableError } from '../search/engine.ts';
import { formatDiagnostics, type ReportFormat } from './report.ts';

interface SiteOptions {
  readonly config: string;
  readonly brand?: string;
  readonly region?: string;
  readonly baseUrl?: string;
}

interface BuildCommandOptions extends SiteOptions {
  readonly out: string;
  readonly inService?: string;
  readonly keepGoing?: boolean;
  readonly format: ReportFormat;
}

interface ServeCommandOptions {
  readonly out: string;
  readonly port?: string;
  readonly host: string;
}

/** The command line of Signpost. */
export function createProgram(): Command {
  const program = new Command('signpost').description('Builds and serves the documentation site.').showHelpAfterError();
  addBuildOptions(program.command('build').description('build the site and its search index')).action(
    async (options: BuildCommandOptions) => {
      await withConfig(options, (loaded) => build(loaded, options));
    },
  );
  addServeOptions(program.command('serve').description('serve a built site and its search')).action((options: ServeCommandOptions) =>
    serve(options, 'info'),
  );
  addServeOptions(addBuildOptions(program.command('start').description('build, then serve'))).action(
    async (options: BuildCommandOptions & ServeCommandOptions) => {
      const isBuilt = await withConfig(options, (loaded) => build(loaded, options));
      if (isBuilt) await serve(options, 'warn');
    },
  );
  addSiteOptions(program.command('check').description('look for problems in the content without building'))
    .addOption(formatOption())
    .option('--against <file>', 'a sitemap or list of published addresses: one that is gone without a redirect is an error')
    .option('--production', 'list the sample values too that an operator has to replace before the site goes public')
    .action(async (options: SiteOptions & { format: ReportFormat; against?: string; production?: boolean }) => {
      await withConfig(options, async (loaded) => {
        const { checkSite } = await import('../build/check-site.ts');
        const { checkProduction } = await import('../build/check-production.ts');
        const samples = options.production ? checkProduction(loaded) : [];
        report([...(await checkSite(loaded, options.against)), ...samples], options.format);
        return true;
      });
    });
  addSiteOptions(
    program.command('dev').description('serve the site while it is being written: a saved page is swapped into the open browser'),
  )
    .option('--port <number>', 'port to listen on')
    .action(async (options: SiteOptions & { port?: string }) => {
      await tellOperator(async () => {
        const { startDev } = await import('../build/dev/start-dev.ts');
        await startDev(options, options.port ? Number(options.port) : undefined, (url) => console.log(`\n  ${url}\n`));
        return true;
      });
    });
  addSiteOptions(
    program.command('index').description('write the search index to an OpenSearch cluster, and put it in the place of the last one'),
  )
    .addOption(
      new Option('--engine <name>', 'where the index goes; the embedded one is made by every build')
        .choices(['opensearch'])
        .makeOptionMandatory(),
    )
    .addOption(new Option('--node <url...>', 'addresses of the cluster').env('SIGNPOST_OPENSEARCH_URL').makeOptionMandatory())
    .addOption(
      new Option('--alias <name>', 'name under which the servers ask for the index, one for each site')
        .env('SIGNPOST_OPENSEARCH_ALIAS')
        .default('signpost'),
    )
    .action(async (options: SiteOptions & { node: string | string[]; alias: string }) => {
      await withConfig(options, async (loaded) => {
        const { publishSearch } = await import('../build/publish-search.ts');
        const nodes = typeof options.node === 'string' ? options.node.split(',') : options.node;
        const { name, documents } = await publishSearch(loaded, { nodes, alias: options.alias }, createProgress(process.stdout));
        console.log(`${documents} documents in ${name}`);
        return true;
      });
    });
  addSiteOptions(program.command('translations').description('list translations that are missing or whose source has changed'))
    .option('--confirm', 'record that all translations were made from the sources as they are now')
    .action(async (options: SiteOptions & { confirm?: boolean }) => {
      await withConfig(options, async (loaded) => {
        const { reportTranslations } = await import('./translations.ts');
        const isComplete = await reportTranslations(loaded, { confirm: options.confirm ?? false });
        if (!isComplete) process.exitCode = 1;
        return isComplete;
      });
    });
  addSiteOptions(program.command('version <name>').description('freeze the current pages of all locales as an older version')).action(
    async (name: string, options: SiteOptions) => {
      await withConfig(options, async (loaded) => {
        for (const folder of await freezeVersion(loaded, name)) console.log(folder);
        console.log(`Add { name: '${name}', label: '${name}', path: '${name}', … } to versions in ${options.config}, and its sidebars.`);
        return true;
      });
    },
  );
  return program;
}

function addSiteOptions(command: Command): Command {
  return command
    .option('--config <file>', 'the site configuration', 'site/site.config.ts')
    .option('--brand <name>', 'developer-services or cloud-backend (also SIGNPOST_BRAND)')
    .option('--region <name>', 'cn or global (also SIGNPOST_REGION)')
    .option('--base-url <path>', 'serve the site below this path');
}

function addBuildOptions(command: Command): Command {
  return addSiteOptions(command)
    .option('--out <folder>', 'where the built site is', 'dist')
    .option('--in-service <folder>', 'the build that readers have open now: its hashed files stay for 30 days (default: that of --out)')
    .option('--keep-going', 'build what can be built, even with errors in the content')
    .addOption(formatOption());
}

function addServeOptions(command: Command): Command {
  const withOut = command.options.some((option) => option.long === '--out')
    ? command
    : command.option('--out <folder>', 'where the built site is', 'dist');
  return withOut
    .option('--port <number>', 'port to listen on (default: 3000, or the next free one)')
    .option('--host <name>', 'address to listen on', '127.0.0.1');
}

function formatOption(): Option {
  return new Option('--format <format>', 'how problems are printed').choices(['text', 'json', 'github']).default('text');
}

/** Errors that say what to do: the message is enough. */
function isForOperator(error: unknown): error is Error {
  return (
    error instanceof ConfigError || error instanceof DiskError || error instanceof FreezeError || error instanceof SearchUnavailableError
  );
}

function withConfig(options: SiteOptions, work: (loaded: LoadedConfig) => Promise<boolean>): Promise<boolean> {
  return tellOperator(async () => work(await loadConfig(options.config, options)));
}

/** @returns false where the work could not be done, for a reason that the operator has been told */
async function tellOperator(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (!isForOperator(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return false;
  }
}

async function build(loaded: LoadedConfig, options: BuildCommandOptions): Promise<boolean> {
  const progress = options.format === 'text' ? createProgress(process.stdout) : silentProgress;
  const out = resolve(options.out);
  const inService = resolve(options.inService ?? options.out);
  const result = await buildSite(loaded, { out, inService, progress, keepGoing: options.keepGoing ?? false });
  report(result.diagnostics, options.format);
  if (result.published) console.log(`${result.pages} pages in ${options.out}`);
  else console.error('Nothing was published; the last build stays in service.');
  return result.published;
}

function report(diagnostics: Parameters<typeof formatDiagnostics>[0], format: ReportFormat): void {
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics, format));
  if (diagnostics.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

/** Whoever runs a server wants its log; whoever starts the site to look at it wants the address and what goes wrong. */
async function serve(options: ServeCommandOptions, logLevel: 'info' | 'warn'): Promise<void> {
  const { startServer } = await import('../server/start-server.ts');
  const server = await startServer({
    dist: resolve(options.out),
    host: options.host,
    logLevel,
    ...(options.port ? { port: Number(options.port) } : {}),
  });
  console.log(`\n  ${server.url}\n`);
}
