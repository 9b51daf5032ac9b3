import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/**
 * The clock of every Node process of a deployment, which a test moves forward. PostgreSQL, NATS and timers keep the
 * machine's time.
 */
export class MovedClock {
  private readonly folder = mkdtempSync(join(tmpdir(), 'kiban-clock-'));
  private readonly file = join(this.folder, 'offset');
  private offsetMs = 0;

  constructor() {
    this.write();
  }

  /** For the environment of the deployment. */
  get settings(): NodeJS.ProcessEnv {
    const preload = new URL('./moved-clock-preload.mjs', import.meta.url);
    return { NODE_OPTIONS: `--import=${preload.href}`, KIBAN_TEST_CLOCK_FILE: this.file };
  }

  /** Takes effect at the next read of the clock, in every process. */
  forwardDays(days: number): void {
    this.offsetMs += days * DAY_MS;
    this.write();
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Replaces the eight bytes in one write, so that no process reads a partial offset. */
  private write(): void {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(this.offsetMs);
    writeFileSync(this.file, bytes, { flag: this.offsetMs === 0 ? 'w' : 'r+' });
  }
}
