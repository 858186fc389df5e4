import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { addSiteOptions, outOption, parseDay, parseNumbers, type SiteOptions } from './options.ts';
import { tellOperator, withConfig } from './tell-operator.ts';

/** The commands that tell authors of their pages: translations, changes, reports of readers, versions. */
export function addAuthorCommands(program: Command): void {
  addTranslations(program);
  addChanges(program);
  addDiff(program);
  addFeedback(program);
  addVersion(program);
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
        const file = projectPath(loaded, loaded.configFile);
        const more = loaded.config.content.layout === 'docusaurus' ? '' : ' If it lists sidebars, add those of this version, too.';
        console.log(`Add { name: '${name}' } to versions in ${file}.${more}`);
      });
    },
  );
}
