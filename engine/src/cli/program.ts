import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { createProgress } from '../build/progress.ts';
import { build } from './build.ts';
import {
  addBuildOptions,
  addHostingOptions,
  addPackOptions,
  addServeOptions,
  addSiteOptions,
  againstOption,
  type BuildOptions,
  formatOption,
  type HostingCommandOptions,
  outOption,
  type PackCommandOptions,
  parseCount,
  parseDay,
  parseNumbers,
  portOption,
  type ServeOptions,
  type SiteOptions,
} from './options.ts';
import { type ReportFormat, report } from './report.ts';
import { tellOperator, withConfig } from './tell-operator.ts';

/** The command line of Signpost. */
export function createProgram(): Command {
  const program = new Command('signpost').description('Builds and serves the documentation site.').showHelpAfterError();
  addInit(program);
  addMigrate(program);
  addBuild(program);
  addServe(program);
  addMcp(program);
  addStart(program);
  addCheck(program);
  addDev(program);
  addHosting(program);
  addPack(program);
  addIndex(program);
  addTranslations(program);
  addChanges(program);
  addDiff(program);
  addFeedback(program);
  addVersion(program);
  return program;
}

function addInit(program: Command): void {
  program
    .command('init [folder]')
    .description('write a small site to start from; asks nothing and replaces nothing')
    .action(async (folder = '.') => {
      const { initSite } = await import('./init.ts');
      const written = await initSite(resolve(folder));
      for (const file of written) console.log(file);
      console.log(written.length > 0 ? 'Look at it with: npx signpost dev' : 'All files of the starter are there already.');
    });
}

function addMigrate(program: Command): void {
  const command = program.command('migrate').description('write our configuration for a site of another tool, and a report');
  command
    .command('docusaurus [folder]')
    .description('for the Docusaurus project in a folder')
    .addOption(new Option('--sitemap <file>', 'the sitemap of its last build, whose addresses are compared'))
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
      await build(options);
    });
}

function addServe(program: Command): void {
  addServeOptions(program.command('serve').description('serve a built site and its search'))
    .addOption(outOption())
    .action((options: ServeOptions) => serve(options, 'info'));
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
      const isBuilt = await build(options);
      if (isBuilt) await serve(options, 'warn');
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

function addHosting(program: Command): void {
  const command = program.command('hosting').description('write nginx.conf, Caddyfile, _headers and _redirects for a built site');
  addHostingOptions(command).action(async ({ dist, out, name, certificate, key, ...options }: HostingCommandOptions) => {
    if ((certificate === undefined) !== (key === undefined)) command.error('error: --certificate and --key go together');
    await tellOperator(async () => {
      const { writeHosting } = await import('../server/hosting/write-hosting.ts');
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

function addTranslations(program: Command): void {
  addSiteOptions(program.command('translations').description('list translations that are missing or whose source has changed'))
    .option('--confirm', 'record that all translations match the current sources')
    .action(async (options: SiteOptions & { confirm?: boolean }) => {
      await withConfig(options, async (loaded) => {
        const { reportTranslations } = await import('./translations.ts');
        const isComplete = await reportTranslations(loaded, { confirm: options.confirm ?? false });
        if (!isComplete) process.exitCode = 1;
      });
    });
}

function addChanges(program: Command): void {
  addSiteOptions(program.command('changes').description('list which pages were changed when, from git or the recorded changes'))
    .option('--since <day>', 'only the changes since a day, as in 2026-01-31', parseDay)
    .option(
      '--record',
      'write them to changes.json, for builds without the whole history; without git, changed pages get the date of today',
    )
    .option('--title <text>', 'with --record and without git: what was changed', '')
    .action(async (options: SiteOptions & { since?: string; record?: boolean; title: string }) => {
      await withConfig(options, async (loaded) => {
        const { listChanges, recordChanges } = await import('./changes.ts');
        if (options.record) console.log(await recordChanges(loaded, options.title));
        else await listChanges(loaded, options.since);
      });
    });
}

function addDiff(program: Command): void {
  addSiteOptions(
    program.command('diff <older> <newer> [path]').description('show what differs in the texts of two versions, of all pages or of one'),
  )
    .option('--locale <name>', 'the language to compare (default: the default one)')
    .action(async (older: string, newer: string, path: string | undefined, options: SiteOptions & { locale?: string }) => {
      await withConfig(options, async (loaded) => {
        const { printDiff } = await import('./diff.ts');
        await printDiff(loaded, { older, newer, path, locale: options.locale });
      });
    });
}

function addFeedback(program: Command): void {
  program
    .command('feedback')
    .description('list what readers have reported of a served site, by page')
    .addOption(outOption())
    .option('--store <file>', 'the file of reports (default: SIGNPOST_FEEDBACK, or feedback.sqlite beside the built site)')
    .addOption(new Option('--format <format>', 'how they are printed').choices(['text', 'json']).default('text'))
    .option('--done <number...>', 'delete reports that have been dealt with, by their numbers', parseNumbers)
    .action(async ({ out, store, format, done }: { out: string; store?: string; format: 'text' | 'json'; done?: number[] }) => {
      await tellOperator(async () => {
        const { feedbackPlace } = await import('../server/feedback/feedback-place.ts');
        const { finishFeedback, listFeedback } = await import('./feedback.ts');
        const place = feedbackPlace(resolve(out), store);
        console.log(done ? finishFeedback(place, done) : listFeedback(place, format));
      });
    });
}

function addVersion(program: Command): void {
  addSiteOptions(program.command('version <name>').description('freeze the current pages of all locales as an older version')).action(
    async (name: string, options: SiteOptions) => {
      await withConfig(options, async (loaded) => {
        const { freezeVersion } = await import('../content/freeze-version.ts');
        const { projectPath } = await import('../config/load.ts');
        for (const folder of await freezeVersion(loaded, name)) console.log(folder);
        const more = loaded.config.content.layout === 'docusaurus' ? '' : ', and its sidebars';
        console.log(
          `Add { name: '${name}', label: '${name}', path: '${name}', … } to versions in ${projectPath(loaded, loaded.configFile)}${more}.`,
        );
      });
    },
  );
}

/** Whoever operates a server needs its log; whoever just looks at the site only needs its address and its errors. */
async function serve({ out, host, port }: ServeOptions, logLevel: 'info' | 'warn'): Promise<void> {
  await tellOperator(async () => {
    const { startServer } = await import('../server/start-server.ts');
    const { url } = await startServer({ dist: resolve(out), host, port, logLevel });
    printAddress(url);
  });
}

function printAddress(url: string): void {
  console.log(`\n  ${url}\n`);
}
