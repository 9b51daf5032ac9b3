/** Returns null if the dependency is usable, else one sentence with the reason. */
export type ReadinessCheck = () => Promise<string | null>;

/**
 * The checks that decide whether a replica gets traffic. Liveness ignores them: a database outage must not make the
 * orchestrator restart healthy processes.
 */
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private draining = false;

  register(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** Reports "not ready" from now on, so that no new traffic is routed here while the process ends. */
  startDraining(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  async report(): Promise<{ ready: boolean; faults: Record<string, string> }> {
    const faults: Record<string, string> = {};
    if (this.draining) faults['process'] = 'is shutting down';
    await Promise.all(
      [...this.checks].map(async ([name, check]) => {
        const fault = await check().catch((error: unknown) =>
          error instanceof Error ? error.message : String(error),
        );
        if (fault !== null) faults[name] = fault;
      }),
    );
    return { ready: Object.keys(faults).length === 0, faults };
  }
}
