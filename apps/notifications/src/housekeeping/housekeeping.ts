import type { Logger } from '@kiban/observability';
import { Database, deleteInBatches } from '@kiban/persistence';
import { performance } from 'node:perf_hooks';
import { InboxCounts } from '../counts/inbox-counts.js';

export interface HousekeepingSettings {
  intervalMs: number;
  /** Days in which read and archived entries are kept, and in which all others are. */
  days: number;
  unreadDays: number;
}

const SWEEP_INTERVAL_MS = 10 * 60 * 1_000;
/** A replay has events of the last week only: relays keep no older ones. */
const TAKEN_DAYS = 15;

/** A woken entry is on top again: its rank is the event id that its time would have. */
const wake = {
  name: 'notifications-wake',
  text: `WITH due AS (
           SELECT id FROM notifications.entry WHERE state = 'snoozed' AND snoozed_until <= clock_timestamp()
           ORDER BY snoozed_until LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED)
         UPDATE notifications.entry e SET state = 'unread', snoozed_until = NULL,
           rank = (floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint - 1735689600000) * 4096
         FROM due WHERE e.id = due.id RETURNING e.workspace_id AS "workspaceId", e.member_id AS "memberId"`,
};

const sweep = {
  name: 'notifications-sweep',
  text: `DELETE FROM notifications.entry WHERE id IN (
           SELECT id FROM notifications.entry
           WHERE changed_at < clock_timestamp() - make_interval(days => $1)
             AND (state IN ('read', 'archived') OR changed_at < clock_timestamp() - make_interval(days => $2))
           LIMIT 1000) RETURNING 1`,
};

/** Periodic work: snoozed entries that are due, and expired data. Replicas may do it at the same time. */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private lastSweepAt = -SWEEP_INTERVAL_MS;

  constructor(
    private readonly parts: { database: Database; counts: InboxCounts; logger: Logger },
    private readonly settings: HousekeepingSettings,
  ) {}

  /** Resolves after a first round, so that the partitions of today exist. */
  async start(): Promise<void> {
    await this.run();
    this.timer = setInterval(() => {
      this.round ??= this.run().finally(() => {
        this.round = undefined;
      });
    }, this.settings.intervalMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async run(): Promise<void> {
    try {
      await this.expire();
      await this.wakeDue();
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'inbox.housekeeping_failed');
    }
  }

  private async wakeDue(): Promise<void> {
    const { database, counts } = this.parts;
    counts.publish(await database.write<{ workspaceId: number; memberId: number }>(wake, []));
  }

  private async expire(): Promise<void> {
    const { database } = this.parts;
    const { days, unreadDays } = this.settings;
    if (performance.now() - this.lastSweepAt < SWEEP_INTERVAL_MS) return;
    await database.query(`SELECT notifications.maintain_partitions(3, ${TAKEN_DAYS})`);
    await deleteInBatches(database, sweep, [days, Math.max(days, unreadDays)], () => false);
    this.lastSweepAt = performance.now();
  }
}
