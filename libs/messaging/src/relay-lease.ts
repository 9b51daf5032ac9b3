import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Database, Executor } from '@kiban/persistence';

/**
 * A holder that stops during a batch keeps the lease row locked; the database ends its transaction after this time, so
 * that a standby can take over. Longer than the acknowledgements of any batch.
 */
const IDLE_IN_TRANSACTION_MAX_MS = 10_000;

export interface RelayLeaseOptions {
  database: Database;
  schema: string;
  source: string;
  leaseMs: number;
}

/** The lease of a source's outbox: a row with its holder and expiry. */
export class RelayLease {
  private readonly holder = randomUUID();
  private readonly table: string;
  /** On the monotonic clock, in milliseconds: until when the lease is certainly held, and when to renew it. */
  private term = { until: 0, renewAt: 0 };

  constructor(private readonly options: RelayLeaseOptions) {
    this.table = `${options.schema}.outbox_relay`;
  }

  get isHeld(): boolean {
    return performance.now() < this.term.until;
  }

  /**
   * Takes the lease, or renews it after a third of its time; false while another replica holds it.
   * No query between renewals: each batch locks the lease's row as its holder, and fails there if another took it over.
   */
  async hold(): Promise<boolean> {
    const { database, schema, source, leaseMs } = this.options;
    const askedAt = performance.now();
    if (askedAt < this.term.renewAt) return true;
    const rows = await database.query<{ renewed: boolean }>(
      {
        name: `${schema}-relay-lease`,
        text: `INSERT INTO ${this.table} AS relay (source, holder, lease_until)
               VALUES ($1, $2, now() + $3 * interval '1 ms')
               ON CONFLICT (source) DO UPDATE SET holder = excluded.holder, lease_until = excluded.lease_until
               WHERE relay.holder = excluded.holder OR relay.holder IS NULL OR relay.lease_until < now()
               RETURNING true AS renewed`,
      },
      [source, this.holder, leaseMs],
    );
    this.term =
      rows.length === 0
        ? { until: 0, renewAt: 0 }
        : { until: askedAt + leaseMs, renewAt: askedAt + leaseMs / 3 };
    return rows.length > 0;
  }

  /** Requires a renewal before the next use of the lease. */
  invalidate(): void {
    this.term.renewAt = 0;
  }

  lose(): void {
    this.term = { until: 0, renewAt: 0 };
  }

  /**
   * Locks the lease's row as its holder. The transaction's statements keep their plans: PostgreSQL would plan them
   * again for the partitions, which takes longer than running them.
   * A kept plan is made while the day's partition is small; it must look rows up by indexes, or it reads the whole day
   * for each later batch.
   * The commit does not wait for the disk. A crash of PostgreSQL may lose the last marks; their events are then published
   * again under the same message ids (decision 38).
   * @returns the last published position, undefined if another replica holds the lease
   */
  async fence(tx: Executor): Promise<number | undefined> {
    const { schema, source } = this.options;
    const [lease] = await tx.query<{ last_pos: number }>(
      {
        name: `${schema}-relay-fence`,
        text: `SELECT last_pos, set_config('idle_in_transaction_session_timeout', $3, true),
                      set_config('plan_cache_mode', 'force_generic_plan', true),
                      set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
                      set_config('enable_mergejoin', 'off', true), set_config('synchronous_commit', 'off', true)
               FROM ${this.table} WHERE source = $1 AND holder = $2 FOR UPDATE`,
      },
      [source, this.holder, String(IDLE_IN_TRANSACTION_MAX_MS)],
    );
    return lease?.last_pos;
  }

  /** The lowest retained position of the outbox, read as the holder; undefined if another replica holds the lease. */
  async oldestKept(): Promise<number | undefined> {
    const { database, schema, source } = this.options;
    const [kept] = await database.query<{ oldest: number }>(
      `SELECT COALESCE((SELECT min(relay_pos) FROM ${schema}.outbox), relay.last_pos + 1) AS oldest
       FROM ${this.table} AS relay WHERE source = $1 AND holder = $2`,
      [source, this.holder],
    );
    return kept?.oldest;
  }

  /** Lets a standby continue immediately instead of after the lease expires. */
  async handBack(): Promise<void> {
    const { database, source } = this.options;
    this.lose();
    await database.query(
      `UPDATE ${this.table} SET holder = NULL, lease_until = NULL WHERE source = $1 AND holder = $2`,
      [source, this.holder],
    );
  }
}
