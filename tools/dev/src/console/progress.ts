/** Where a program tells what it is doing. */
export interface Progress {
  /** Shows that `title` has begun, runs it, and shows what came of it with the time it took. */
  step<T>(title: string, work: () => Promise<T>, detail?: (result: T) => string): Promise<T>;
  /** One line that is no step. */
  say(text: string): void;
}

/** Seconds with one place below ten, for people. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/** Lines for a person at a console; a step that takes longer than a moment shows that it has begun. */
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
