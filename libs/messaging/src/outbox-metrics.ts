import { Gauge, type Registry } from '@kiban/observability';
import type { Database } from '@kiban/persistence';

/** Limit of the count: a larger number is no more useful, and would cost a scan. */
const COUNTED_MAX = 10_000;

/**
 * A relay's backlog: the number of queued events and the age of the first. Read at each scrape from the index of
 * unpublished rows, so every replica shows it, whichever holds the lease.
 */
export function exposeOutbox(registry: Registry, database: Database, schema: string): void {
  const waiting = new Gauge({
    name: 'kiban_outbox_waiting',
    help: `Committed events that are not published yet, counted up to ${COUNTED_MAX}`,
    registers: [registry],
    collect: async () => {
      const [row] = await database
        .query<{ waiting: number; age: number }>({
          name: `${schema}-outbox-waiting`,
          text: `SELECT count(*)::int AS waiting,
                        COALESCE(extract(epoch FROM clock_timestamp() - min(occurred_at)), 0)::float8 AS age
                 FROM (SELECT occurred_at FROM ${schema}.outbox WHERE published_at IS NULL
                       ORDER BY seq LIMIT ${COUNTED_MAX}) AS first`,
        })
        // A database that is away shows elsewhere; the other metrics must still come.
        .catch(() => []);
      if (!row) return;
      waiting.set(row.waiting);
      age.set(row.age);
    },
  });
  const age = new Gauge({
    name: 'kiban_outbox_oldest_age_seconds',
    help: 'Seconds since the oldest unpublished event was committed; 0 if none is queued',
    registers: [registry],
  });
}
