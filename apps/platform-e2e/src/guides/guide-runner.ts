import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { RUN_GUIDE } from './guide-listing.js';

/** One process that runs the guides, one after the other, each as a program of its own. */
export class GuideRunner {
  private readonly child = spawn(process.execPath, [RUN_GUIDE, '--requests'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  private readonly responses = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  private nextId = 0;

  constructor() {
    // It may have ended before it read everything; the missing response says so.
    this.child.stdin.on('error', () => undefined);
  }

  /** Runs a guide with this environment, and returns what is wrong. */
  async faultsOf(guide: string, language: string, env: NodeJS.ProcessEnv): Promise<string[]> {
    const id = (this.nextId += 1);
    this.child.stdin.write(`${JSON.stringify({ id, guide, language, env })}\n`);
    for (;;) {
      const line = (await this.responses.next()) as IteratorResult<string, undefined>;
      if (line.done === true)
        throw new Error(`run-guide.mjs ended before the guide ${guide} in ${language}.`);
      const response = JSON.parse(line.value) as { id: number; faults: string[] };
      // Another id is of a test that reached its time limit.
      if (response.id === id) return response.faults;
    }
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const closed = once(this.child, 'close');
    this.child.stdin.end();
    await closed;
  }
}
