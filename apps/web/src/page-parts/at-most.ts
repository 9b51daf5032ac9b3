/** @returns a function that runs a task as soon as fewer than `max` others run, in the order of the calls */
export function atMost(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place of this task goes to the next one.
      if (next) next();
      else running -= 1;
    }
  };
}
