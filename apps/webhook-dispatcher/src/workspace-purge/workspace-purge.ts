import type { PurgeRequest, PurgeResponse } from '@kiban/contracts';
import { Database, deleteInBatches } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** How long one request deletes, in milliseconds: less than its timeout. */
const REQUEST_MS = 2_000;

/** A bounded number of rows that belong to the workspace’s endpoints, removed ones too. */
const ofEndpoints = (table: string, key: string): string =>
  `DELETE FROM webhooks.${table} WHERE (${key}) IN (
     SELECT ${key} FROM (SELECT ep.id AS endpoint FROM webhooks.endpoint ep WHERE ep.workspace_id = $1) own
     CROSS JOIN LATERAL (
       SELECT ${key} FROM webhooks.${table} part WHERE part.endpoint_id = own.endpoint LIMIT 1000) part
     LIMIT 1000) RETURNING 1`;
const ofWorkspace = (table: string): string =>
  `DELETE FROM webhooks.${table} WHERE id IN (
     SELECT id FROM webhooks.${table} WHERE workspace_id = $1 LIMIT 1000) RETURNING 1`;

// Endpoints last: their ids find the rows that have no index by workspace. A row that a delivery changes at the moment is left, and
// keeps its endpoint until the next request.
const BATCHES = [
  ofEndpoints('attempt', 'started_at, id'),
  ofEndpoints('delivery', 'id'),
  ofEndpoints('delivery_ended', 'finished_at, id'),
  ofEndpoints('secret', 'id'),
  `DELETE FROM webhooks.endpoint ep WHERE ep.workspace_id = $1
     AND NOT EXISTS (SELECT 1 FROM webhooks.delivery d WHERE d.endpoint_id = ep.id) RETURNING 1`,
  ofWorkspace('event'),
  ofWorkspace('board'),
  `DELETE FROM webhooks.quarantine WHERE starts_with(subject, 'kiban.v1.' || $1::bigint || '.') RETURNING 1`,
  `DELETE FROM webhooks.audit_outbox WHERE entry->>'workspaceId' = $1::bigint::text RETURNING 1`,
  'DELETE FROM webhooks.outbox WHERE workspace_id = $1 AND published_at IS NOT NULL RETURNING 1',
];
const LEFT = `
  SELECT 1 FROM webhooks.endpoint WHERE workspace_id = $1 UNION ALL SELECT 1 FROM webhooks.outbox WHERE workspace_id = $1 LIMIT 1`;

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
    // An unpublished event is published first, since consumers count on positions without gaps.
    const left = await this.database.query(LEFT, [workspaceId]);
    return { isDone: left.length === 0 };
  }
}
