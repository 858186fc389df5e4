import { existsSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSite } from '../build/check-site.ts';
import { ConfigError } from '../config/config-error.ts';
import { describeCompatibility } from '../config/describe-compatibility.ts';
import { readDocusaurusProject } from '../config/docusaurus/project.ts';
import { type Compatibility, REMARK_PLUGINS } from '../config/docusaurus/tell-parts.ts';
import { findConfig } from '../config/find-config.ts';
import { loadConfig } from '../config/load.ts';
import { type Diagnostic, formatDiagnostic } from '../model/diagnostic.ts';

const CONFIG = 'site.config.mjs';
const REPORT = 'migration.md';
/** Problems of one kind that the report shows. */
const SHOWN = 20;

/**
 * Writes our configuration for a Docusaurus project, and a report of what is used, replaced and left out, of the problems of its pages and, with
 * a sitemap of its last build, of the addresses and anchors that are gone. The project's own files stay as they are.
 * @param folder of `docusaurus.config.*`
 * @param sitemap path of a sitemap or list of addresses; that in `build` if it is not given and there is one
 * @returns the files that were written
 * @throws ConfigError if there is no Docusaurus configuration, or our own is there already
 */
export async function migrateDocusaurus(folder: string, sitemap: string | undefined): Promise<string[]> {
  const { kind, file, siteDir } = findConfig(folder);
  if (kind === 'signpost' && existsSync(file)) throw new ConfigError(`${file} is there already. Delete it to write it anew.`);
  if (kind !== 'docusaurus')
    throw new ConfigError(
      `There is no docusaurus.config.* in ${folder}. Go to its folder, or name it: signpost migrate docusaurus website`,
    );
  const { input, compatibility } = await readDocusaurusProject(siteDir, file);
  const target = join(siteDir, CONFIG);
  await writeFile(target, printConfig(input));
  const built = join(siteDir, 'build', 'sitemap.xml');
  const published = sitemap ?? (existsSync(built) ? built : undefined);
  const cache = join(siteDir, '.signpost');
  const hadCache = existsSync(cache);
  const found = await checkSite(await loadConfig(target), published);
  if (!hadCache) rmSync(cache, { recursive: true, force: true });
  const report = join(siteDir, REPORT);
  const hadReport = existsSync(report);
  await writeFile(report, printReport(describeCompatibility({ compatibility: afterwards(compatibility) }), found, published));
  return [target, hadReport ? `${report} (replaced)` : report];
}

/** What becomes of a Docusaurus configuration once ours is there: its plug-ins for Markdown are run from there alone. */
function afterwards({ used, replaced, leftOut }: Compatibility): Compatibility {
  const isPlugin = (line: string): boolean => line.startsWith(REMARK_PLUGINS);
  const lost = used
    .filter(isPlugin)
    .map((line) => `${line}: only a Docusaurus configuration runs them; write what they change into the pages`);
  return { used: used.filter((line) => !isPlugin(line)), replaced, leftOut: [...leftOut, ...lost] };
}

function printConfig(input: object): string {
  const json = JSON.stringify(input, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
  return `/** @type {import('signpost').SiteConfigInput} */\nexport default ${json};\n`;
}

function printReport(compatibility: readonly string[], found: readonly Diagnostic[], sitemap: string | undefined): string {
  const [gone, problems] = [found.filter(({ code }) => code === 'vanished'), found.filter(({ code }) => code !== 'vanished')];
  const addresses =
    sitemap === undefined
      ? 'Not compared. With `--sitemap build/sitemap.xml`, the addresses and anchors of the last Docusaurus build are compared.'
      : gone.length === 0
        ? `All addresses of ${sitemap} are there, and all anchors of the pages beside it.`
        : list(gone);
  const kinds = [...Map.groupBy(problems, ({ severity, code }) => `${severity}: ${code}`)];
  const sections = kinds.map(([kind, group]) => `### ${kind} (${group.length})\n\n${list(group)}`);
  return [
    '# Moving from Docusaurus',
    `\`${CONFIG}\` says what \`docusaurus.config\` said; both builds work side by side.`,
    '## Configuration',
    `\`\`\`text\n${compatibility.join('\n')}\n\`\`\``,
    '## Addresses',
    addresses,
    '## Pages',
    ...(sections.length === 0 ? ['No problems found.'] : sections),
    '',
  ].join('\n\n');
}

function list(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.slice(0, SHOWN).map((diagnostic) => `- \`${formatDiagnostic(diagnostic).replaceAll('`', "'")}\``);
  const more = diagnostics.length - lines.length;
  return [...lines, ...(more > 0 ? [`- and ${more} more: \`signpost check\` lists all`] : [])].join('\n');
}
