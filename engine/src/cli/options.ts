import { existsSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { PACK_KINDS, type PackKind } from '../pack/kinds.ts';
import type { ReportFormat } from './report.ts';

/** Which configuration a command works on, and what overrides it. */
export interface SiteOptions {
  readonly config?: string;
  readonly brand?: string;
  readonly region?: string;
  readonly baseUrl?: string;
}

export interface BuildOptions extends SiteOptions {
  readonly out: string;
  readonly inService?: string;
  readonly keepGoing?: boolean;
  /** `true` for all that this machine can make. */
  readonly packs?: readonly PackKind[] | true;
  readonly format: ReportFormat;
}

export interface ServeOptions {
  readonly out: string;
  readonly port?: number;
  readonly host: string;
}

export interface HostingCommandOptions {
  readonly dist: string;
  readonly out: string;
  readonly name: string;
  readonly root: string;
  readonly search: string;
  readonly port: number;
  readonly certificate?: string;
  readonly key?: string;
}

export interface PackCommandOptions {
  readonly out: string;
  readonly to: string;
  readonly offline?: boolean;
  readonly epub?: boolean;
  readonly pdf?: boolean;
  readonly locale?: string;
  readonly version?: string;
  readonly section?: string;
}

export function addSiteOptions(command: Command): Command {
  return command
    .option('--config <file>', 'the site configuration, or the folder of the site (default: site/site.config.ts, or what the folder has)')
    .option('--brand <name>', 'one of the brands of the configuration (also SIGNPOST_BRAND)')
    .option('--region <name>', 'one of the regions of the configuration (also SIGNPOST_REGION)')
    .option('--base-url <path>', 'serve the site below this path');
}

/** Adds the `BuildOptions` except `out`. */
export function addBuildOptions(command: Command): Command {
  return addSiteOptions(command)
    .option('--in-service <folder>', 'the build in service, whose hashed files are kept for 30 days (default: that of --out)')
    .option('--keep-going', 'build what can be built, even with errors in the content')
    .addOption(
      new Option(
        '--packs [kinds]',
        'also pack the site, and offer the packs for download: offline, epub, pdf, or all (without kinds: all, a PDF where there is a Chrome or Chromium to print it)',
      ).argParser(parsePackKinds),
    )
    .addOption(formatOption());
}

/** Adds the `ServeOptions` except `out`. */
export function addServeOptions(command: Command): Command {
  return command.addOption(portOption()).option('--host <name>', 'address to listen on', '127.0.0.1');
}

export function addHostingOptions(command: Command): Command {
  return command
    .requiredOption('--name <host>', 'host name of the site')
    .option('--dist <folder>', 'where the built site is', 'dist')
    .option('--out <folder>', 'where the files go', '.signpost/hosting')
    .option('--root <folder>', 'where the built site is on the machine that serves it', '/srv/signpost/site')
    .option('--search <host:port>', 'where signpost serve listens', '127.0.0.1:3000')
    .addOption(new Option('--port <number>', 'port for plain HTTP').argParser(parsePort).default(80))
    .option('--certificate <file>', 'with --key: the certificate for HTTPS')
    .option('--key <file>', "the certificate's key");
}

export function addPackOptions(command: Command): Command {
  return command
    .option('--offline', 'a zip whose pages open from a folder, with navigation, tabs, pictures and search')
    .option('--epub', 'an EPUB for reading devices')
    .option('--pdf', 'a PDF, printed by the Chrome or Chromium of this machine (CHROMIUM_PATH, or found in PATH)')
    .option('--locale <name>', 'only this language')
    .option('--version <name>', 'only this version')
    .option('--section <name>', 'only the pages of this sidebar')
    .option('--to <folder>', 'where the packs go; the next build offers them for download', '.signpost/packs')
    .addOption(outOption());
}

/** The folder to which a build is written and from which it is served. */
export function outOption(): Option {
  return new Option('--out <folder>', 'where the built site is').default('dist');
}

/** The `ReportFormat` in which problems are printed. */
export function formatOption(): Option {
  return new Option('--format <format>', 'how problems are printed').choices(['text', 'json', 'github']).default('text');
}

/** The port to listen on. Without it, the server looks for a free one. */
export function portOption(): Option {
  return new Option('--port <number>', 'port to listen on (default: 3000, or the next free one)').argParser(parsePort);
}

/** @throws InvalidArgumentError for anything but kinds of packs */
function parsePackKinds(value: string): PackKind[] {
  const kinds = PACK_KINDS.filter((kind) => value === 'all' || value.split(',').includes(kind));
  if (kinds.length !== (value === 'all' ? PACK_KINDS.length : value.split(',').length))
    throw new InvalidArgumentError(`Write some of ${PACK_KINDS.join(', ')} with commas between them, or all.`);
  return kinds;
}

/** A list of published addresses: an existing file. */
export function againstOption(): Option {
  const description = 'a sitemap or list of published addresses: one that is gone without a redirect is an error';
  return new Option('--against <file>', description).argParser(parseFile);
}

/** @throws InvalidArgumentError if the file does not exist */
function parseFile(value: string): string {
  if (!existsSync(value)) throw new InvalidArgumentError('The file does not exist.');
  return value;
}

/** @throws InvalidArgumentError for anything but a port; 0 stands for any free one */
function parsePort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}

/** @throws InvalidArgumentError for anything but a whole number from 0 to 999 */
export function parseCount(value: string): number {
  if (!/^\d{1,3}$/.test(value)) throw new InvalidArgumentError('It is a number from 0 to 999.');
  return Number(value);
}

/** @throws InvalidArgumentError for anything but a day */
export function parseDay(value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value)))
    throw new InvalidArgumentError('A day is written as in 2026-01-31.');
  return value;
}

/** @throws InvalidArgumentError for anything but a whole number */
export function parseNumbers(value: string, previous: readonly number[] = []): number[] {
  if (!/^\d{1,15}$/.test(value)) throw new InvalidArgumentError('The number of a report is a whole number.');
  return [...previous, Number(value)];
}
