import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first, by parts of their paths. They start before the others: at the end of a run, one of them
 * would go on alone.
 */
const LONG = [
  'search/opensearch/cluster-faults',
  'tests/relevance/relevance',
  'tests/e2e/packs',
  'cli/warm-build',
  'tests/e2e/accessibility',
  'cli/build-packs',
  'tests/unit/package',
  'tests/e2e/dev-equals-build',
  'cli/program',
  'tests/e2e/other-browsers',
  'tests/e2e/two-houses',
  'tests/e2e/spec-2-navigation',
  'tests/content/java',
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
