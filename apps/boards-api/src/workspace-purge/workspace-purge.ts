import type { PurgeRequest, PurgeResponse } from '@kiban/contracts';
import { Database, deleteInBatches } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** How long one request deletes, in milliseconds: less than its timeout. */
const REQUEST_MS = 2_000;
/** Rows of the history that one statement reads. */
const WALKED = 5_000;

// Rows are removed children first, so that each batch is small: a board cascades to little once its cards and lists are gone.
const BATCHES = [
  `DELETE FROM boards.card WHERE id IN (
     SELECT id FROM boards.card WHERE workspace_id = $1 ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED) RETURNING 1`,
  `DELETE FROM boards.list WHERE id IN (
     SELECT l.id FROM boards.board b JOIN boards.list l ON l.board_id = b.id WHERE b.workspace_id = $1 LIMIT 500) RETURNING 1`,
  `DELETE FROM boards.board WHERE id IN (
     SELECT id FROM boards.board WHERE workspace_id = $1 ORDER BY id LIMIT 20 FOR UPDATE SKIP LOCKED) RETURNING 1`,
];
const LAST = [
  'DELETE FROM boards.member WHERE workspace_id = $1',
  'DELETE FROM boards.workspace WHERE id = $1',
  `DELETE FROM boards.audit_outbox WHERE entry->>'workspaceId' = $1::bigint::text`,
  'DELETE FROM boards.outbox WHERE workspace_id = $1 AND published_at IS NOT NULL',
];
/** Entries of boards that were deleted earlier have no index, so the whole history is walked, once. */
const WALK = {
  name: 'purge-walk-activity',
  text: `WITH walked AS (SELECT id, workspace_id FROM boards.activity WHERE id > $2 ORDER BY id LIMIT ${WALKED}),
         purged AS (DELETE FROM boards.activity WHERE id IN (SELECT id FROM walked WHERE workspace_id = $1))
         SELECT max(id) AS last FROM walked`,
};
const UNPUBLISHED = 'SELECT 1 FROM boards.outbox WHERE workspace_id = $1 LIMIT 1';

/** Deletes all rows of a workspace. May be repeated, at any replica and from any state. */
@Injectable()
export class WorkspacePurge {
  constructor(private readonly database: Database) {}

  /** Resolves within a few seconds, also when more is left. */
  async execute({ workspaceId, after = 0 }: PurgeRequest): Promise<PurgeResponse> {
    const endsAt = performance.now() + REQUEST_MS;
    const isOver = (): boolean => performance.now() >= endsAt;
    for (const statement of BATCHES)
      if (!(await deleteInBatches(this.database, statement, [workspaceId], isOver)))
        return { isDone: false, next: after };
    const next = await this.walk(workspaceId, after, isOver);
    if (next !== undefined) return { isDone: false, next };
    for (const statement of LAST) await this.database.query(statement, [workspaceId]);
    // An unpublished event is published first, since consumers count on positions without gaps.
    const unpublished = await this.database.query(UNPUBLISHED, [workspaceId]);
    return { isDone: unpublished.length === 0 };
  }

  /** @returns the id to go on after; undefined at the end of the history */
  private async walk(workspaceId: number, after: number, isOver: () => boolean): Promise<number | undefined> {
    for (let next = after; !isOver();) {
      const [row] = await this.database.query<{ last: number | null }>(WALK, [workspaceId, next]);
      if (row?.last == null) return undefined;
      next = row.last;
      if (isOver()) return next;
    }
    return after;
  }
}
