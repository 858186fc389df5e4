import { defineCondition, z } from 'signpost/components';
import { text } from './attributes.ts';

/** `<Conditional brand="tds" region="cn" if={…}>`: content for builds that match all given attributes. */
export const Conditional = defineCondition({
  props: { brand: text.optional(), region: text.optional(), if: z.unknown().optional() },
  holds: ({ props, constant }) =>
    matches(props.brand, constant('BRAND')) && matches(props.region, constant('REGION')) && (!('if' in props) || Boolean(props.if)),
});

/** @param wanted one or several names, separated by commas or spaces */
function matches(wanted: string | undefined, actual: unknown): boolean {
  return wanted === undefined || wanted.split(/[\s,]+/).some((name) => name === actual);
}
