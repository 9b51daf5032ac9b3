import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Database, Executor } from '@kiban/persistence';

/**
 * A holder that stops in the middle of a batch keeps the lease row locked; the database ends its
 * transaction after this time, so that a standby can take over. Longer than any batch's acknowledgements.
 */
const IDLE_IN_TRANSACTION_MAX_MS = 10_000;

export interface RelayLeaseOptions {
  database: Database;
  schema: string;
  source: string;
  leaseMs: number;
}

/** Who of the replicas publishes a source's outbox: a row that names its holder, for so long. */
export class RelayLease {
  private readonly holder = randomUUID();
  private readonly table: string;
  /** On the monotonic clock, milliseconds: until when the lease is ours for certain, and when to renew it. */
  private term = { until: 0, renewAt: 0 };

  constructor(private readonly options: RelayLeaseOptions) {
    this.table = `${options.schema}.outbox_relay`;
  }

  get isHeld(): boolean {
    return performance.now() < this.term.until;
  }

  /**
   * Takes the lease, or renews it when a third of it has passed; false while another replica holds it. Between renewals
   * nothing is asked: each batch locks the lease's row as its holder and finds out there if another took it over.
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

  /** Asks for the lease again before anything else is done by it. */
  invalidate(): void {
    this.term.renewAt = 0;
  }

  lose(): void {
    this.term = { until: 0, renewAt: 0 };
  }

  /**
   * Locks the lease's row as its holder. The transaction's statements keep the plans that they have: PostgreSQL would make them
   * anew each time, for the partitions, which takes longer than they do. A plan that is kept is made while the day's partition
   * is small; it must find rows by its indexes all the same, or it reads the whole day for each batch later on.
   * @returns the last position published, undefined when the lease is another's
   */
  async fence(tx: Executor): Promise<number | undefined> {
    const { schema, source } = this.options;
    const [lease] = await tx.query<{ last_pos: number }>(
      {
        name: `${schema}-relay-fence`,
        text: `SELECT last_pos, set_config('idle_in_transaction_session_timeout', $3, true),
                      set_config('plan_cache_mode', 'force_generic_plan', true),
                      set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true)
               FROM ${this.table} WHERE source = $1 AND holder = $2 FOR UPDATE`,
      },
      [source, this.holder, String(IDLE_IN_TRANSACTION_MAX_MS)],
    );
    return lease?.last_pos;
  }

  /** The lowest position that the outbox still has, asked as the holder; undefined when the lease is another's. */
  async oldestKept(): Promise<number | undefined> {
    const { database, schema, source } = this.options;
    const [kept] = await database.query<{ oldest: number }>(
      `SELECT COALESCE((SELECT min(relay_pos) FROM ${schema}.outbox), relay.last_pos + 1) AS oldest
       FROM ${this.table} AS relay WHERE source = $1 AND holder = $2`,
      [source, this.holder],
    );
    return kept?.oldest;
  }

  /** Lets a standby go on at once instead of after the lease has run out. */
  async handBack(): Promise<void> {
    const { database, source } = this.options;
    this.lose();
    await database.query(
      `UPDATE ${this.table} SET holder = NULL, lease_until = NULL WHERE source = $1 AND holder = $2`,
      [source, this.holder],
    );
  }
}
