/** A seeded generator: the same seed gives the same choices, so that floor and service get the same load. */
export class Random {
  private state: number;

  /** @param seed any whole number but 0 */
  constructor(seed: number) {
    this.state = seed | 0 || 1;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    // Marsaglia's xorshift with 32 bits of state: a few operations a request, and no bias that matters here.
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % count;
  }

  /** @throws RangeError if there is nothing to choose from */
  of<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('There is nothing to choose from.');
    return items[this.below(items.length)] as T;
  }
}
