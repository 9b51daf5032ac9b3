import { Injectable } from '@nestjs/common';
import type { Principal } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { endpointColumns, endpointOf, type Endpoint, type EndpointKind } from './endpoint.js';

export interface NewEndpoint {
  kind: EndpointKind;
  url: URL;
  events: readonly string[];
  boardIds: readonly number[] | null;
  listId: number | null;
  description: string | null;
}

export interface EndpointChanges {
  url?: URL;
  events?: readonly string[];
  description?: string | null;
  boardIds?: readonly number[] | null;
}

/** Endpoints and their sealed keys. Every method is bound to one workspace: others' endpoints are not there. */
@Injectable()
export class EndpointsRepository {
  constructor(private readonly database: Database) {}

  async list(workspaceId: number, kind: EndpointKind): Promise<Endpoint[]> {
    const rows = await this.database.query<Endpoint>(
      `SELECT ${endpointColumns} FROM webhooks.endpoint
       WHERE workspace_id = $1 AND kind = $2 AND deleted_at IS NULL ORDER BY id`,
      [workspaceId, kind],
    );
    return rows.map(endpointOf);
  }

  async find(workspaceId: number, kind: EndpointKind | 'either', id: number): Promise<Endpoint | undefined> {
    const [row] = await this.database.query<Endpoint>(
      `SELECT ${endpointColumns} FROM webhooks.endpoint
       WHERE workspace_id = $1 AND $2 IN (kind, 'either') AND id = $3 AND deleted_at IS NULL`,
      [workspaceId, kind, id],
    );
    return row && endpointOf(row);
  }

  /** Whether an endpoint has a delivery log: it exists, or it is a REST hook that a 410 removed. */
  async hasLog(workspaceId: number, id: number): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM webhooks.endpoint WHERE workspace_id = $1 AND id = $2
       AND (deleted_at IS NULL OR kind = 'rest_hook' AND disabled_reason = 'gone')`,
      [workspaceId, id],
    );
    return rows.length > 0;
  }

  async findHook(workspaceId: number, hook: NewEndpoint): Promise<Endpoint | undefined> {
    const [row] = await this.database.query<Endpoint>(
      `SELECT ${endpointColumns} FROM webhooks.endpoint
       WHERE workspace_id = $1 AND kind = 'rest_hook' AND url = $2 AND events = $3 AND deleted_at IS NULL
         AND COALESCE(board_ids, '{}') = COALESCE($4::bigint[], '{}') AND COALESCE(list_id, 0) = COALESCE($5::bigint, 0)`,
      [workspaceId, hook.url.href, hook.events, hook.boardIds, hook.listId],
    );
    return row && endpointOf(row);
  }

  /** Locks the workspace's endpoints against further registrations and counts them. */
  async lockAndCount(tx: Executor, workspaceId: number, kind: EndpointKind): Promise<number> {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('webhooks.endpoint'), $1::int)", [
      workspaceId % 2 ** 31,
    ]);
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*) AS count FROM webhooks.endpoint WHERE workspace_id = $1 AND kind = $2 AND deleted_at IS NULL',
      [workspaceId, kind],
    );
    return row?.count ?? 0;
  }

  async insert(tx: Executor, principal: Principal, endpoint: NewEndpoint): Promise<Endpoint> {
    const { workspace, member } = principal;
    const [row] = await tx.query<Endpoint>(
      `INSERT INTO webhooks.endpoint
         (workspace_id, workspace_slug, workspace_name, kind, url, url_host, events, board_ids, list_id, description,
          created_by, created_by_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING ${endpointColumns}`,
      [
        workspace.id,
        workspace.slug,
        workspace.name,
        endpoint.kind,
        endpoint.url.href,
        endpoint.url.host,
        endpoint.events,
        endpoint.boardIds,
        endpoint.listId,
        endpoint.description,
        member.id,
        member.name,
      ],
    );
    return endpointOf(row as Endpoint);
  }

  /** Locks an endpoint for the rest of the transaction. */
  async lock(
    tx: Executor,
    workspaceId: number,
    kind: EndpointKind | 'either',
    id: number,
  ): Promise<Endpoint | undefined> {
    const [row] = await tx.query<Endpoint>(
      `SELECT ${endpointColumns} FROM webhooks.endpoint
       WHERE workspace_id = $1 AND $2 IN (kind, 'either') AND id = $3 AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [workspaceId, kind, id],
    );
    return row && endpointOf(row);
  }

  async change(tx: Executor, endpoint: Endpoint, changes: EndpointChanges): Promise<Endpoint> {
    const { url, events, description, boardIds } = changes;
    const [row] = await tx.query<Endpoint>(
      `UPDATE webhooks.endpoint
       SET url = $2, url_host = $3, events = $4, description = $5, board_ids = $6, updated_at = now(), version = version + 1
       WHERE id = $1 RETURNING ${endpointColumns}`,
      [
        endpoint.id,
        url?.href ?? endpoint.url,
        url?.host ?? new URL(endpoint.url).host,
        events ?? endpoint.events,
        description === undefined ? endpoint.description : description,
        boardIds === undefined ? endpoint.board_ids : boardIds,
      ],
    );
    return endpointOf(row as Endpoint);
  }

  /** Switches an endpoint off by hand; what is queued for it is held. */
  async disable(tx: Executor, id: number): Promise<Endpoint> {
    const [row] = await tx.query<Endpoint>(
      `UPDATE webhooks.endpoint SET status = 'disabled', disabled_reason = 'switched_off', disabled_at = now(),
         updated_at = now(), version = version + 1
       WHERE id = $1 RETURNING ${endpointColumns}`,
      [id],
    );
    await tx.query(
      'UPDATE webhooks.delivery SET state = 6, next_attempt_at = NULL WHERE endpoint_id = $1 AND state = 0',
      [id],
    );
    return endpointOf(row as Endpoint);
  }

  /**
   * Enables an endpoint with a clean record, and sends or gives up what was held.
   * @param confirmedBy the owner who stands for it from now on; null leaves who does
   */
  async enable(
    tx: Executor,
    id: number,
    sendHeld: boolean,
    confirmedBy: number | null = null,
  ): Promise<Endpoint> {
    const [row] = await tx.query<Endpoint>(
      `UPDATE webhooks.endpoint
       SET status = 'active', disabled_reason = NULL, disabled_at = NULL, last_enabled_at = now(), failing_since = NULL,
           given_up_since_success = 0, confirmed_by = COALESCE($2::bigint, confirmed_by), updated_at = now(),
           version = version + 1
       WHERE id = $1 RETURNING ${endpointColumns}`,
      [id, confirmedBy],
    );
    await tx.query(
      sendHeld
        ? `UPDATE webhooks.delivery SET state = 0, next_attempt_at = now() WHERE endpoint_id = $1 AND state = 6`
        : `UPDATE webhooks.delivery SET state = 3, finished_at = now(), last_error = 'endpoint_disabled'
           WHERE endpoint_id = $1 AND state = 6`,
      [id],
    );
    return endpointOf(row as Endpoint);
  }

  async remove(tx: Executor, id: number): Promise<void> {
    await tx.query('UPDATE webhooks.endpoint SET deleted_at = now(), updated_at = now() WHERE id = $1', [id]);
    await tx.query('DELETE FROM webhooks.secret WHERE endpoint_id = $1', [id]);
    await tx.query(
      `UPDATE webhooks.delivery SET state = 5, next_attempt_at = NULL, finished_at = now()
       WHERE endpoint_id = $1 AND state IN (0, 6)`,
      [id],
    );
  }

  async insertKey(tx: Executor, endpointId: number, ciphertext: Buffer): Promise<void> {
    await tx.query('INSERT INTO webhooks.secret (endpoint_id, ciphertext) VALUES ($1, $2)', [
      endpointId,
      ciphertext,
    ]);
  }

  /**
   * Ends the keys in force: the newest after `overlapMs`, older ones (of a rotation before) at once, so
   * that never more than two sign.
   * @returns when the newest ends; null when at once
   */
  async expireKeys(tx: Executor, endpointId: number, overlapMs: number): Promise<Date | null> {
    await tx.query(
      `DELETE FROM webhooks.secret WHERE endpoint_id = $1
       AND ($2::bigint = 0 OR id < (SELECT max(id) FROM webhooks.secret WHERE endpoint_id = $1))`,
      [endpointId, overlapMs],
    );
    const [row] = await tx.query<{ expires_at: Date }>(
      `UPDATE webhooks.secret SET expires_at = now() + $2::bigint * interval '1 ms' WHERE endpoint_id = $1 RETURNING expires_at`,
      [endpointId, overlapMs],
    );
    await tx.query(
      `UPDATE webhooks.endpoint SET keys_version = keys_version + 1, updated_at = now(), version = version + 1 WHERE id = $1`,
      [endpointId],
    );
    return row?.expires_at ?? null;
  }

  /** Of `boardIds`, those that are boards of the workspace. */
  async knownBoards(workspaceId: number, boardIds: readonly number[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      'SELECT id FROM webhooks.board WHERE workspace_id = $1 AND id = ANY($2)',
      [workspaceId, boardIds],
    );
    return rows.map(({ id }) => id);
  }
}
