/** Progress output of a program. */
export interface Progress {
  /** Prints the start of a step, runs it, and prints its result and duration. */
  step<T>(title: string, work: () => Promise<T>, detail?: (result: T) => string): Promise<T>;
  /** Prints one line outside a step. */
  say(text: string): void;
}

/** Seconds for display, with one decimal place below ten. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/** Progress lines on the console. Only a slow step prints its start. */
export class ConsoleProgress implements Progress {
  constructor(private readonly write: (text: string) => void) {}

  async step<T>(title: string, work: () => Promise<T>, detail?: (result: T) => string): Promise<T> {
    const startedAt = performance.now();
    const began = setTimeout(() => this.write(`… ${title}\n`), 400);
    try {
      const result = await work();
      const more = detail?.(result) ?? '';
      const took = formatDuration(performance.now() - startedAt);
      this.write(`✔ ${title}${more === '' ? '' : `: ${more}`} (${took})\n`);
      return result;
    } finally {
      clearTimeout(began);
    }
  }

  say(text: string): void {
    this.write(`${text}\n`);
  }
}
