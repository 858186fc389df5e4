import type { Variant } from 'signpost';

/** What pages know of a build's brand and region, for `<Conditional>` and expressions. */
export function variantConstants({ brand, region }: Variant) {
  const isTds = brand === 'developer-services';
  return {
    BRAND: isTds ? 'tds' : 'leancloud',
    REGION: region,
    /** Name of the command line tool. */
    CLI_BINARY: isTds ? 'tds' : 'lean',
    HAS_SUB_DOMAIN: isTds || region === 'global',
  };
}
