import { performance } from 'node:perf_hooks';
import { leaseMaxMs } from '@kiban/auth-client';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** How far ahead a process is recorded as a possible holder. */
const HELD_AHEAD_MS = 15_000;
/** Renewed in the background once less than this is left, so that a request rarely waits for a write. */
const RENEW_BELOW_MS = 10_000;

const WRITE_HOLDERS = {
  name: 'auth-write-lease-holders',
  text: `INSERT INTO auth.lease_holder (instance, may_hold_until)
         SELECT instance, clock_timestamp() + $2 * interval '1 ms' FROM unnest($1::uuid[]) AS instance ORDER BY instance
         ON CONFLICT (instance) DO UPDATE
         SET may_hold_until = greatest(lease_holder.may_hold_until, excluded.may_hold_until)`,
};

interface Batch {
  instances: Set<string>;
  written: Promise<void>;
}

/**
 * Records possible holders of a lease before they receive one. A revocation reads these rows after its commit. A
 * process that read a token before that commit was recorded earlier, so the revocation finds every process that may
 * still use the old response. Rows are written ahead and in batches, so a request usually costs no write.
 */
@Injectable()
export class LeaseHolders {
  /** When an instance’s row ends, on this process’s monotonic clock (never later than the row). */
  private readonly writtenUntil = new Map<string, number>();
  private next: Batch | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly database: Database) {}

  /** Resolves when it is committed that `instance` may hold leases until at least 5 s from now. */
  async hold(instance: string): Promise<void> {
    const left = (this.writtenUntil.get(instance) ?? 0) - performance.now();
    if (left >= RENEW_BELOW_MS) return;
    const written = this.write(instance);
    if (left < leaseMaxMs) return written;
    written.catch(() => undefined);
  }

  /** The process has shut down in order and holds no lease. */
  async release(instance: string): Promise<void> {
    this.writtenUntil.delete(instance);
    await this.database.query('DELETE FROM auth.lease_holder WHERE instance = $1::uuid', [instance]);
  }

  /**
   * The possible holders of a lease and their longest remaining time (milliseconds).
   * Must be read after the revocation is committed.
   */
  async live(): Promise<Map<string, number>> {
    const rows = await this.database.query<{ instance: string; left_ms: number }>({
      name: 'auth-live-lease-holders',
      text: `SELECT instance, extract(epoch FROM may_hold_until - clock_timestamp())::float8 * 1000 AS left_ms
             FROM auth.lease_holder WHERE may_hold_until > clock_timestamp()`,
    });
    return new Map(rows.map((row) => [row.instance, Math.min(row.left_ms, leaseMaxMs)]));
  }

  private write(instance: string): Promise<void> {
    if (this.next) {
      this.next.instances.add(instance);
      return this.next.written;
    }
    const instances = new Set([instance]);
    const written = this.writing.then(() => this.writeBatch(instances));
    this.next = { instances, written };
    // The chain continues after a failed write, whose waiters receive the error.
    this.writing = written.catch(() => undefined);
    return written;
  }

  private async writeBatch(instances: Set<string>): Promise<void> {
    this.next = undefined;
    const from = performance.now();
    await this.database.query(WRITE_HOLDERS, [[...instances], HELD_AHEAD_MS]);
    for (const instance of instances) this.writtenUntil.set(instance, from + HELD_AHEAD_MS);
    for (const [instance, until] of this.writtenUntil) if (until < from) this.writtenUntil.delete(instance);
  }
}
