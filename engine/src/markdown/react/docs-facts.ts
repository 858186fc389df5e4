import type { Moment } from './moment.ts';
import type { ReactSettings, SiteFacts } from './protocol.ts';
import { createJsonReader } from './read-json.ts';

/**
 * What components can ask about the docs, in the shapes in which Docusaurus answers. The file of facts is read when somebody asks.
 * @param moment says which version is asked for, and is told of the file
 */
export function createDocsFacts(settings: ReactSettings, moment: Moment) {
  const read = createJsonReader((facts: SiteFacts) => facts);
  const facts = (): SiteFacts => {
    moment.reads.add(settings.factsFile);
    return read(settings.factsFile) ?? { path: '/docs', versions: [] };
  };
  const versions = () => facts().versions.map((version) => ({ ...version, mainDocId: version.docs[0]?.id }));
  const active = () => {
    const own = versions().find(({ name }) => name === moment.version);
    const docs = Object.fromEntries((own?.docs ?? []).map((doc) => [doc.id, doc]));
    return { pluginId: 'default', version: moment.version, label: own?.label, isLast: own?.isLast, docs };
  };
  const docsData = () => ({ path: facts().path, versions: versions() });
  const location = () => ({
    pathname: versions().find(({ name }) => name === moment.version)?.path ?? '/',
    search: '',
    hash: '',
    href: '',
  });
  return { versions, active, docsData, location };
}
