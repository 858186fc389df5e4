import { existsSync, readFileSync } from 'node:fs';
import type { Moment } from './moment.ts';
import type { ReactSettings, SiteFacts } from './protocol.ts';

/**
 * What components can ask about the docs, in the shapes in which Docusaurus answers. The file of facts is read when somebody asks.
 * @param moment says which version is asked for, and is told that somebody asked
 */
export function createDocsFacts(settings: ReactSettings, moment: Moment) {
  const facts = (): SiteFacts => {
    moment.usesFacts = true;
    return existsSync(settings.factsFile) ? JSON.parse(readFileSync(settings.factsFile, 'utf8')) : { versions: [] };
  };
  const versions = () => facts().versions.map((version) => ({ ...version, mainDocId: version.docs[0]?.id }));
  const active = () => {
    const own = versions().find(({ name }) => name === moment.version);
    const docs = Object.fromEntries((own?.docs ?? []).map((doc) => [doc.id, doc]));
    return { pluginId: 'default', version: moment.version, label: own?.label, isLast: own?.isLast, docs };
  };
  const docsData = () => ({ path: '/docs', versions: versions() });
  const location = () => ({
    pathname: versions().find(({ name }) => name === moment.version)?.path ?? '/',
    search: '',
    hash: '',
    href: '',
  });
  return { versions, active, docsData, location };
}
