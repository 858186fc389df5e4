import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first, by parts of their paths. They start before the others: at the end of a run, one of them
 * would go on alone.
 */
const LONG = [
  'tests/relevance/relevance',
  'search/opensearch/cluster-faults',
  'tests/e2e/accessibility',
  'tests/e2e/packs',
  'tests/e2e/spec-2-navigation',
  'cli/warm-build',
  'tests/e2e/two-houses',
  'tests/e2e/other-browsers',
  'tests/e2e/article',
  'tests/e2e/search.test',
  'tests/unit/package',
  'tests/content/java',
  'tests/e2e/signatures',
  'tests/e2e/dev-equals-build',
  'cli/program',
  'tests/e2e/hostile.test',
  'tests/e2e/spec-7-calls',
  'tests/content/cpp',
  'cli/build-packs',
  'tests/e2e/spec-2-footer',
  'tests/content/go',
  'tests/content/csharp',
  'tests/content/handbook',
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
