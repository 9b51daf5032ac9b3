import type { ReceivedEvent } from '@kiban/messaging';
import { Database, type Transaction } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { Entry, Notice } from '../store/entry.js';
import { insertEntries, updateEntries, lockEntries } from '../store/entries.sql.js';
import { GROWS_FOR_MS, mergeNotices } from './merged-entries.js';

const newlyTaken = {
  name: 'notifications-taken',
  text: `INSERT INTO notifications.taken_event (id) SELECT id FROM unnest($1::bigint[]) AS id ORDER BY id
         ON CONFLICT DO NOTHING RETURNING id`,
};

/** Replicas take turns at the entries of a card: each sees what the one before it wrote. */
const lockCards = {
  name: 'notifications-lock-cards',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('notifications.card', id)) FROM unnest($1::bigint[]) AS id`,
};

const markSeen = {
  name: 'notifications-seen',
  text: `INSERT INTO notifications.intake_source AS known (source, seen)
         SELECT source, range_agg(int8range(low, high, '[]'))
         FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS b (source, low, high) GROUP BY source ORDER BY source
         ON CONFLICT (source) DO UPDATE SET seen = known.seen + excluded.seen`,
};

@Injectable()
export class IntakeRepository {
  private since: Date | undefined;

  constructor(private readonly database: Database) {}

  /** When the service was installed: events of the time before notify no member. */
  async start(): Promise<Date> {
    if (this.since) return this.since;
    const [row] = await this.database.query<{ since: Date }>('SELECT since FROM notifications.intake_start');
    this.since = row?.since ?? new Date(0);
    return this.since;
  }

  /**
   * Writes the notices of events, each event once, and records the positions of all of them.
   * @returns the entries that are new or changed
   */
  async take(events: readonly ReceivedEvent[], notices: readonly Notice[], since: Date): Promise<Entry[]> {
    return this.database.transaction(async (tx) => {
      const written = notices.length === 0 ? [] : await this.write(tx, notices);
      await tx.queryAndCommit(markSeen, positionsOf(events, since));
      return written;
    });
  }

  private async write(tx: Transaction, notices: readonly Notice[]): Promise<Entry[]> {
    const ids = [...new Set(notices.map(({ eventId }) => eventId))];
    const taken = await tx.query<{ id: number }>(newlyTaken, [ids]);
    const fresh = new Set(taken.map(({ id }) => id));
    const left = notices.filter(({ eventId }) => fresh.has(eventId));
    if (left.length === 0) return [];
    const cards = [...new Set(left.flatMap(({ cardId }) => cardId ?? []))].sort((a, b) => a - b);
    const [, stored] = await Promise.all([
      tx.query(lockCards, [cards]),
      lockEntries(tx, left, new Date(Math.min(...left.map(({ at }) => at.getTime())) - GROWS_FOR_MS)),
    ]);
    const { added, changed } = mergeNotices(stored, left);
    await Promise.all([insertEntries(tx, added), updateEntries(tx, changed)]);
    return [...added, ...changed];
  }
}

/**
 * Of an event from before the start, all positions before it as well: they are older, and the service never misses them.
 */
function positionsOf(events: readonly ReceivedEvent[], since: Date): [string[], number[], number[]] {
  const placed = events.flatMap(({ relay, occurredAt }) =>
    relay ? [{ ...relay, isOld: new Date(occurredAt) < since }] : [],
  );
  return [
    placed.map(({ source }) => source),
    placed.map(({ position, isOld }) => (isOld ? 1 : position)),
    placed.map(({ position }) => position),
  ];
}
