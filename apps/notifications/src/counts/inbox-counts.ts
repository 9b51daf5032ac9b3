import { inboxChangesMax, inboxSubject, limits, type InboxChanges } from '@kiban/contracts';
import type { NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { groupsBy } from '../store/groups-by.js';

interface Owner {
  workspaceId: number;
  memberId: number;
}

interface Unread extends Owner {
  unread: number;
}

/** Changes within this time are one message for each member. */
const COLLECT_MS = 50;

const unreadOf = {
  name: 'notifications-unread-of',
  text: `SELECT m.workspace_id AS "workspaceId", m.member_id AS "memberId", (SELECT count(*) FROM (
           SELECT FROM notifications.entry e
           WHERE e.workspace_id = m.workspace_id AND e.member_id = m.member_id AND e.state = 'unread'
           LIMIT ${limits.inboxCountMax}) AS bounded) AS unread
         FROM unnest($1::bigint[], $2::bigint[]) AS m (workspace_id, member_id)`,
};

/**
 * Publishes the unread entries of members whose inbox changed. A lost message costs time: screens read the count when they
 * connect.
 */
export class InboxCounts {
  private readonly changed = new Map<string, Owner>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(private readonly parts: { database: Database; connection: NatsConnection; logger: Logger }) {}

  /** Publishes the counts of these members soon. */
  publish(owners: readonly Owner[]): void {
    for (const { workspaceId, memberId } of owners)
      this.changed.set(`${workspaceId} ${memberId}`, { workspaceId, memberId });
    if (this.changed.size > 0) this.timer ??= setTimeout(() => this.flush(), COLLECT_MS);
  }

  /** Resolves when the pending counts are published. */
  async stop(): Promise<void> {
    this.flush();
    await this.round;
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const owners = [...this.changed.values()];
    this.changed.clear();
    this.round = this.round
      .then(() => this.publishAll(owners))
      .catch((error: unknown) => this.parts.logger.warn({ err: error }, 'inbox.counts_failed'));
  }

  private async publishAll(owners: readonly Owner[]): Promise<void> {
    const { database, connection } = this.parts;
    for (let at = 0; at < owners.length; at += inboxChangesMax) {
      const part = owners.slice(at, at + inboxChangesMax);
      const rows = await database.query<Unread>(unreadOf, [
        part.map(({ workspaceId }) => workspaceId),
        part.map(({ memberId }) => memberId),
      ]);
      for (const [workspaceId, members] of groupsBy(rows, (row) => row.workspaceId))
        connection.publish(inboxSubject, JSON.stringify(changesOf(workspaceId, members)));
    }
  }
}

const changesOf = (workspaceId: number, rows: readonly Unread[]): InboxChanges => ({
  workspaceId,
  members: rows.map(({ memberId, unread }) => ({ memberId, unread })),
});
