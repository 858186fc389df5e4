import type { SearchSection } from '../model/search.ts';
import { collectLandingSections } from './landing-sections.ts';
import type { RenderedPage } from './render-pages.ts';

/** Routes of release notes and changelogs, which rank below guides, as references that plug-ins make do. */
const CHANGELOG = /(^|\/)(release-notes|changelog)\//;

/** The searchable sections of pages. Pages without a translation, unlisted and generated ones are left out. */
export function* collectSections(pages: Iterable<RenderedPage>): Generator<SearchSection> {
  for (const { page, data, compiled, html } of pages) {
    if (data.translation === 'fallback' || compiled?.frontMatter.unlisted || page.generated) continue;
    const isMade = page.sources.values().some((doc) => doc.isMade);
    const common = {
      title: data.title,
      locale: data.locale,
      version: data.version,
      section: data.sidebar?.name ?? 'pages',
      breadcrumbs: data.breadcrumbs.map(({ label }) => label),
      kind: isMade || CHANGELOG.test(page.route) ? 'changelog' : 'guide',
      description: data.description,
      keywords: data.keywords,
      questions: compiled?.frontMatter.questions ?? page.landing?.questions?.[data.locale] ?? [],
    } as const;
    const id = `${data.locale}/${data.version}/${data.id}`;
    const sections = compiled?.readSections() ?? collectLandingSections(html());
    if (isMade) {
      // A reference is found by the names of its parts: their texts would take the place of guides.
      const names = sections.map(({ heading }) => heading).filter((heading) => heading !== '');
      yield { ...common, id, url: data.path, heading: '', content: `${data.description}\n${names.join('\n')}` };
      continue;
    }
    for (const section of sections) {
      const hash = section.id === null ? '' : `#${section.id}`;
      const text = section.id === null && data.description !== '' ? `${data.description}\n${section.text}` : section.text;
      if (text.trim() !== '' || section.heading !== '')
        yield { ...common, id: id + hash, url: data.path + hash, heading: section.heading, content: text };
    }
  }
}
