import { pino } from 'pino';

const ERROR_LEVEL = 50;
/** How long a line may wait for others to share its write, in milliseconds. */
const GATHER_MS = 20;
const GATHER_BYTES = 8_192;

/**
 * Writes many lines to a file descriptor with one call: a call for each would cost a request more than its route's
 * validation.
 * An error is written immediately with all lines before it, and so are all lines when the process ends.
 */
export class LogLines {
  /** Level of the next line; pino sets it, as the symbol below requests. */
  lastLevel = 0;
  private readonly file: ReturnType<typeof pino.destination>;
  private timer: NodeJS.Timeout | undefined;

  constructor(descriptor = 1) {
    Object.defineProperty(this, Symbol.for('pino.metadata'), { value: true });
    this.file = pino.destination({ dest: descriptor, sync: true, minLength: GATHER_BYTES });
    // The reader of the log may be gone; that ends no service.
    this.file.on('error', () => undefined);
    process.on('exit', () => this.flush());
  }

  write(line: string): void {
    this.file.write(line);
    if (this.lastLevel >= ERROR_LEVEL) return this.flush();
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS).unref();
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.file.flush();
  }
}
