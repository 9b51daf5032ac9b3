/** The sum of numbers without the rounding errors of their decimals; null without a number. */
export function sumOf(values: Iterable<unknown>): number | null {
  let [sum, count] = [0, 0];
  for (const value of values)
    if (typeof value === 'number') {
      sum += value;
      count += 1;
    }
  return count === 0 ? null : Number(sum.toPrecision(15));
}
