/** Work that waits for other work, by its names. */
export interface Waiting {
  readonly name: string;
  /** What must have ended before, whether it succeeded or not. */
  readonly after?: readonly string[];
}

/**
 * Runs each item as soon as what it waits for has ended, at most `lanes` at a time and otherwise in their order. Resolves when
 * all have ended.
 * @throws Error when items wait for each other, or for one that does not exist; the first error of `run`
 */
export async function inLanes<Item extends Waiting>(
  items: readonly Item[],
  lanes: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = new Set(items);
  const ended = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const isReady = ({ after = [] }: Item): boolean => after.every((name) => ended.has(name));
  while (waiting.size + running.size > 0) {
    for (const item of waiting) {
      if (running.size >= lanes) break;
      if (!isReady(item)) continue;
      waiting.delete(item);
      const done = run(item).then(() => {
        running.delete(item.name);
        ended.add(item.name);
      });
      running.set(item.name, done);
    }
    if (running.size === 0)
      throw new Error(`These wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}.`);
    await Promise.race(running.values());
  }
}
