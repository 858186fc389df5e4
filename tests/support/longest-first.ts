import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest of a project first, by parts of their paths. They start before the others: at the end of a run, one
 * of them would go on alone. Files of a project stand together, as they share a worker, with the modules that it has loaded.
 */
const LONG = [
  'search/opensearch/cluster-faults',
  // These wait for clocks.
  'config/docusaurus/waiting',
  'config/import-config',
  'cli/warm-build',
  'tests/unit/package',
  'cli/build-packs',
  'cli/program',
  'build/changes.test',
  'build/build-site.test',
  'docusaurus/project.test',
  'server/search-api',
  'tests/content/java',
  'tests/content/remake-index',
  'tests/content/cpp',
  'tests/content/go',
  'tests/content/csharp',
  'tests/content/handbook',
  'tests/relevance/relevance',
  'tests/e2e/layout.test',
  'tests/e2e/search-overlay',
  'tests/e2e/type-filter',
  'tests/e2e/packs',
  'tests/e2e/two-houses',
  'tests/e2e/accessibility',
  'tests/e2e/spec-2-navigation',
  'tests/e2e/article',
  'tests/e2e/print.test',
  'tests/e2e/signatures',
  'tests/e2e/docusaurus-forms',
  'tests/e2e/other-browsers',
  'tests/e2e/comparison-columns',
  'tests/e2e/zooming',
  'tests/e2e/search.test',
  'tests/e2e/navigation.test',
  'tests/e2e/large-view',
  'tests/e2e/addresses',
  'tests/e2e/faults',
  'tests/e2e/dev-equals-build',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((part) => moduleId.includes(part));
  return rank < 0 ? LONG.length : rank;
};

/** Starts the files that take longest first, and otherwise keeps Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
