import { Injectable } from '@nestjs/common';
import { ValidationError } from '@kiban/contracts';
import { Database } from '@kiban/persistence';

export interface StoredEvent {
  id: number;
  /** The exact bytes that are signed and sent. */
  body: Buffer;
}

/** The events of a workspace, in the order in which they became visible here. */
@Injectable()
export class EventsReader {
  constructor(private readonly database: Database) {}

  /**
   * The position of the event with id `after` in the order of arrival; undefined and 0 stand before the oldest.
   * @throws ValidationError when `after` is not the id of a stored event of this workspace
   */
  async positionOf(workspaceId: number, after: number | undefined): Promise<number> {
    if (after === undefined || after === 0) return 0;
    const [anchor] = await this.database.query<{ position: number }>(
      'SELECT feed_pos AS position FROM webhooks.event WHERE id = $1 AND workspace_id = $2',
      [after, workspaceId],
    );
    if (anchor) return anchor.position;
    throw new ValidationError(
      'after',
      'event',
      `after must be the id of an event of the last 30 days; omit it to start with the oldest.`,
    );
  }

  /**
   * Events after a position. Ordered by arrival, which is assigned under a lock, not by id: an event that commits late
   * follows all events that were seen before it.
   */
  async after(workspaceId: number, position: number, limit: number): Promise<StoredEvent[]> {
    return this.database.query<StoredEvent>(
      {
        name: 'webhooks-feed',
        text: `SELECT id, body FROM webhooks.event WHERE workspace_id = $1 AND feed_pos > $2 ORDER BY feed_pos LIMIT $3`,
      },
      [workspaceId, position, limit],
    );
  }

  /** The position that the last event of all workspaces got. */
  async lastPosition(): Promise<number> {
    const [row] = await this.database.query<{ position: number }>({
      name: 'webhooks-feed-end',
      text: 'SELECT last_pos AS position FROM webhooks.feed',
    });
    return row?.position ?? 0;
  }

  /** @returns the indexes of the given positions that events of their workspaces follow */
  async followed(given: readonly { workspaceId: number; position: number }[]): Promise<number[]> {
    const rows = await this.database.query<{ index: number }>(
      {
        name: 'webhooks-feed-followed',
        text: `SELECT (given.ordinality - 1)::int AS index
          FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS given (workspace_id, position, ordinality)
          WHERE EXISTS (SELECT FROM webhooks.event e
            WHERE e.workspace_id = given.workspace_id AND e.feed_pos > given.position)`,
      },
      [given.map(({ workspaceId }) => workspaceId), given.map(({ position }) => position)],
    );
    return rows.map(({ index }) => index);
  }

  /** The event that arrived last; without one zeros, from which the feed starts. */
  async end(workspaceId: number): Promise<{ id: number; position: number }> {
    const [row] = await this.database.query<{ id: number; position: number }>(
      'SELECT id, feed_pos AS position FROM webhooks.event WHERE workspace_id = $1 ORDER BY feed_pos DESC LIMIT 1',
      [workspaceId],
    );
    return row ?? { id: 0, position: 0 };
  }

  /** The newest events of a kind, newest first. */
  async newest(workspaceId: number, kind: string, limit: number): Promise<StoredEvent[]> {
    return this.database.query<StoredEvent>(
      `SELECT id, body FROM webhooks.event WHERE workspace_id = $1 AND kind = $2 ORDER BY feed_pos DESC LIMIT $3`,
      [workspaceId, kind, limit],
    );
  }

  /** null when it is no longer stored */
  async body(id: number): Promise<Buffer | null> {
    const [row] = await this.database.query<{ body: Buffer }>(
      'SELECT body FROM webhooks.event WHERE id = $1',
      [id],
    );
    return row?.body ?? null;
  }
}
