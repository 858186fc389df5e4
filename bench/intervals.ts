import { createRandom } from './random.ts';

const RESAMPLES = 1000;

/** A share in percent with its 95 % interval, by resampling. */
export function describeShare(hits: readonly number[]): string {
  const random = createRandom();
  const share = (values: readonly number[]) => (100 * values.reduce((sum, one) => sum + one, 0)) / values.length;
  const shares = Array.from({ length: RESAMPLES }, () => share(hits.map(() => hits[Math.floor(random() * hits.length)] ?? 0)));
  shares.sort((one, other) => one - other);
  const at = (part: number) => (shares[Math.floor(RESAMPLES * part)] ?? 0).toFixed(1);
  return `${share(hits).toFixed(1)} [${at(0.025)}, ${at(0.975)}]`;
}
