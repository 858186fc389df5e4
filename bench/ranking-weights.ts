/** What is known of a query: the features of its candidates, and which of them are right. */
export interface RankedExample {
  /** One candidate after the other. */
  readonly features: Float64Array;
  readonly isRight: readonly boolean[];
}

/** Keeps weights small that the examples say little about. */
const DECAY = 0.00005;
/** Steps of Newton's method, which are far more than it needs: it ends with the first that changes no weight by more than `STILL`. */
const STEPS = 60;
const STILL = 0.001;
/** No weight changes by more in a step: where the slope bends little, a whole step would lead too far to come back. */
const FARTHEST = 3;

/**
 * Finds the weights with which right candidates are most probable, where the probability of one grows with its weighted sum (softmax).
 * @param isUsed for each feature, whether it may have a weight
 * @returns a weight for each feature, 0 for those that are not used
 */
export function learnWeights(examples: Iterable<RankedExample>, isUsed: readonly boolean[]): Float64Array {
  const useful = [...examples].filter(({ isRight }) => isRight.includes(true) && isRight.includes(false));
  const used = isUsed.flatMap((is, feature) => (is ? [feature] : []));
  const weights = new Float64Array(isUsed.length);
  for (let step = 0; step < STEPS; step += 1) {
    const { slope, bend } = describeHere(useful, weights, used);
    const move = solve(bend, slope);
    const farthest = Math.max(...move.map(Math.abs));
    const share = Math.min(1, FARTHEST / farthest);
    for (const [at, feature] of used.entries()) weights[feature] = (weights[feature] ?? 0) + share * (move[at] ?? 0);
    if (farthest < STILL) break;
  }
  return weights;
}

/** Slope of the mean log probability of the right candidates, and how it bends if the shares of the right ones among each other stay. */
function describeHere(examples: readonly RankedExample[], weights: Float64Array, used: readonly number[]) {
  const size = used.length;
  const slope = Float64Array.from(used, (feature) => -DECAY * (weights[feature] ?? 0));
  const bend = Array.from({ length: size }, (_, row) => Float64Array.from({ length: size }, (_, column) => (row === column ? DECAY : 0)));
  const mean = new Float64Array(size);
  for (const { features, isRight } of examples) {
    const powers = scoreAll(features, weights);
    const most = powers.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
    let [sum, right] = [0, 0];
    for (let at = 0; at < powers.length; at += 1) {
      const power = Math.exp((powers[at] ?? 0) - most);
      powers[at] = power;
      sum += power;
      if (isRight[at]) right += power;
    }
    mean.fill(0);
    for (let at = 0, start = 0; at < powers.length; at += 1, start += weights.length) {
      const share = (powers[at] ?? 0) / sum / examples.length;
      const pull = (isRight[at] ? (powers[at] ?? 0) / right / examples.length : 0) - share;
      for (let row = 0; row < size; row += 1) {
        const part = features[start + (used[row] ?? 0)] ?? 0;
        if (part === 0) continue;
        slope[row] = (slope[row] ?? 0) + pull * part;
        mean[row] = (mean[row] ?? 0) + share * part;
        const line = bend[row];
        if (line === undefined || share < 1e-9) continue;
        for (let column = 0; column < size; column += 1)
          line[column] = (line[column] ?? 0) + share * part * (features[start + (used[column] ?? 0)] ?? 0);
      }
    }
    for (const [row, line] of bend.entries()) {
      for (let column = 0; column < size; column += 1)
        line[column] = (line[column] ?? 0) - (mean[row] ?? 0) * (mean[column] ?? 0) * examples.length;
    }
  }
  return { slope, bend };
}

/** The weighted sum of each candidate. */
export function scoreAll(features: Float64Array, weights: Float64Array): Float64Array {
  const scores = new Float64Array(features.length / weights.length);
  for (let at = 0, start = 0; at < scores.length; at += 1, start += weights.length) {
    let score = 0;
    for (let feature = 0; feature < weights.length; feature += 1) score += (features[start + feature] ?? 0) * (weights[feature] ?? 0);
    scores[at] = score;
  }
  return scores;
}

/** Solves linear equations whose matrix is symmetric and positive (Gaussian elimination). */
function solve(matrix: readonly Float64Array[], values: Float64Array): Float64Array {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0]);
  for (const [pivot, line] of rows.entries()) {
    for (const [at, row] of rows.entries()) {
      if (at === pivot) continue;
      const factor = (row[pivot] ?? 0) / (line[pivot] ?? 1);
      for (let column = pivot; column < row.length; column += 1) row[column] = (row[column] ?? 0) - factor * (line[column] ?? 0);
    }
  }
  return Float64Array.from(rows, (row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
