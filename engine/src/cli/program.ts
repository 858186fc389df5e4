import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { addAuthorCommands } from './author-commands.ts';
import {
  addBuildOptions,
  addServeOptions,
  addSiteOptions,
  againstOption,
  type BuildOptions,
  formatOption,
  outOption,
  portOption,
  type ServeOptions,
  type SiteOptions,
} from './options.ts';
import { addPublishCommands } from './publish-commands.ts';
import type { ReportFormat } from './report.ts';
import { tellOperator, withConfig } from './tell-operator.ts';

const { version }: { readonly version: string } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

/** The command line of Signpost. */
export function createProgram(): Command {
  const program = new Command('signpost')
    .description('Builds and serves the documentation site.')
    .version(version, '--version', 'print the version of this program')
    // Options of commands have this name, too.
    .enablePositionalOptions()
    .showHelpAfterError();
  addInit(program);
  addMigrate(program);
  addBuild(program);
  addServe(program);
  addMcp(program);
  addStart(program);
  addCheck(program);
  addDev(program);
  addPublishCommands(program);
  addAuthorCommands(program);
  return program;
}

function addInit(program: Command): void {
  program
    .command('init [folder]')
    .description('write a small site to start from; asks nothing and replaces nothing')
    .action(async (folder = '.') => {
      await tellOperator(async () => {
        const { initSite } = await import('./init.ts');
        const written = await initSite(resolve(folder));
        for (const file of written) console.log(file);
        console.log(written.length > 0 ? 'Look at it with: npx signpost dev' : 'All files of the starter are there already.');
      });
    });
}

function addMigrate(program: Command): void {
  const command = program.command('migrate').description('write our configuration for a site of another tool, and a report');
  command
    .command('docusaurus [folder]')
    .description('for the Docusaurus project in a folder')
    .addOption(
      new Option('--sitemap <file>', 'the sitemap of its last build, whose addresses are compared; build/sitemap.xml if it is there'),
    )
    .action(async (folder: string | undefined, { sitemap }: { sitemap?: string }) => {
      await tellOperator(async () => {
        const { migrateDocusaurus } = await import('./migrate.ts');
        for (const file of await migrateDocusaurus(resolve(folder ?? '.'), sitemap)) console.log(file);
      });
    });
}

function addBuild(program: Command): void {
  addBuildOptions(program.command('build').description('build the site and its search index'))
    .addOption(outOption())
    .action(async (options: BuildOptions) => {
      const { buildWithPacks } = await import('./build-packs.ts');
      await buildWithPacks(options);
    });
}

function addServe(program: Command): void {
  addServeOptions(program.command('serve').description('serve a built site and its search'))
    .addOption(outOption())
    .action(async (options: ServeOptions) => {
      await serve(options, process.stdout.isTTY ? 'warn' : 'info');
    });
}

function addMcp(program: Command): void {
  program
    .command('mcp')
    .description('answer an editor that starts this command, over standard input and output (MCP): search and read a built site')
    .addOption(outOption())
    .action(async ({ out }: { out: string }) => {
      await tellOperator(async () => {
        const { serveToolsByStdio } = await import('../server/mcp/serve-stdio.ts');
        await serveToolsByStdio(resolve(out));
      });
    });
}

function addStart(program: Command): void {
  addServeOptions(addBuildOptions(program.command('start').description('build, then serve')))
    .addOption(outOption())
    .action(async (options: BuildOptions & ServeOptions) => {
      const { build } = await import('./build.ts');
      const isServed = (await build(options)) && (await serve(options, 'warn'));
      if (!isServed || !options.packs) return;
      const { packBeside } = await import('./build-packs.ts');
      await tellOperator(() => packBeside(options));
    });
}

function addCheck(program: Command): void {
  addSiteOptions(program.command('check').description('look for problems in the content without building'))
    .addOption(formatOption())
    .addOption(againstOption())
    .option('--prose', 'also list phrases that the site does not use, and wrong typography')
    .option('--production', 'also list the sample values that an operator must replace before the site goes public')
    .action(async (options: SiteOptions & { format: ReportFormat; against?: string; production?: boolean; prose?: boolean }) => {
      await withConfig(options, async (loaded) => {
        const { checkSite } = await import('../build/check-site.ts');
        const { report } = await import('./report.ts');
        const { checkProduction } = await import('../build/check-production.ts');
        const samples = options.production ? checkProduction(loaded) : [];
        const { checkProse } = await import('../content/check-prose.ts');
        const phrases = options.prose ? await checkProse(loaded) : [];
        const found = [...(await checkSite(loaded, options.against)), ...samples, ...phrases];
        report(found, options.format);
        if (found.length === 0 && options.format === 'text') console.log('No problems found.');
      });
    });
}

function addDev(program: Command): void {
  addSiteOptions(
    program.command('dev').description('serve the site while it is being written: a saved page is swapped into the open browser'),
  )
    .addOption(portOption())
    .action(async (options: SiteOptions & { port?: number }) => {
      await tellOperator(async () => {
        const { startDev } = await import('../build/dev/start-dev.ts');
        await startDev(options, options.port, printAddress);
      });
    });
}

/**
 * Whoever operates a server needs its log; whoever just looks at the site only needs its address and its errors.
 * @returns whether it serves
 */
async function serve({ out, host, port }: ServeOptions, logLevel: 'info' | 'warn'): Promise<boolean> {
  const isServed = await tellOperator(async () => {
    const { startServer } = await import('../server/start-server.ts');
    const { url } = await startServer({ dist: resolve(out), host, port, logLevel });
    printAddress(url);
    return true;
  });
  return isServed ?? false;
}

function printAddress(url: string): void {
  console.log(`\n  ${url}\n`);
}
