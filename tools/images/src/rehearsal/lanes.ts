/** Repeats steps concurrently, each lane its own one after the other, until it is stopped. */
export class Lanes {
  private running = true;
  private readonly lanes: Promise<void>[] = [];

  /** @param failures receives one sentence for each step that failed */
  constructor(private readonly failures: string[]) {}

  add(step: () => Promise<void>): void {
    this.lanes.push(this.repeat(step));
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.lanes);
  }

  private async repeat(step: () => Promise<void>): Promise<void> {
    while (this.running) {
      await step().catch((error: unknown) => {
        const cause =
          error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
        this.failures.push(`${error instanceof Error ? error.message : String(error)}${cause}`);
      });
    }
  }
}
