import type { PurgeRequest, PurgeResponse } from '@kiban/contracts';
import { Database, deleteInBatches } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** How long one request deletes, in milliseconds: less than its timeout. */
const REQUEST_MS = 2_000;

const BATCHES = [
  `DELETE FROM notifications.entry WHERE id IN (
     SELECT id FROM notifications.entry WHERE workspace_id = $1 LIMIT 1000) RETURNING 1`,
  `DELETE FROM notifications.quarantine WHERE starts_with(subject, 'kiban.v1.' || $1::bigint || '.') RETURNING 1`,
];

/** Deletes all rows of a workspace. May be repeated, at any replica and from any state. */
@Injectable()
export class WorkspacePurge {
  constructor(private readonly database: Database) {}

  /** Resolves within a few seconds, also when more is left. */
  async execute({ workspaceId }: PurgeRequest): Promise<PurgeResponse> {
    const endsAt = performance.now() + REQUEST_MS;
    const isOver = (): boolean => performance.now() >= endsAt;
    for (const statement of BATCHES)
      if (!(await deleteInBatches(this.database, statement, [workspaceId], isOver)))
        return { isDone: false, next: 0 };
    return { isDone: true };
  }
}
