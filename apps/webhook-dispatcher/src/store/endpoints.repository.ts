import { Injectable } from '@nestjs/common';
import type { Principal } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import type { Endpoint, EndpointChanges, EndpointKind, NewEndpoint } from './endpoint.js';
import { columns, endpointOf, EndpointsReader, type EndpointRow } from './endpoints.reader.js';

/** Endpoints. Every method is bound to one workspace or to a locked row, so those of others are never found. */
@Injectable()
export class EndpointsRepository extends EndpointsReader {
  async findHook(workspaceId: number, hook: NewEndpoint): Promise<Endpoint | undefined> {
    const [row] = await this.database.query<EndpointRow>(
      `SELECT ${columns} FROM webhooks.endpoint
       WHERE workspace_id = $1 AND kind = 'rest_hook' AND url = $2 AND events = $3 AND deleted_at IS NULL
         AND COALESCE(board_ids, '{}') = COALESCE($4::bigint[], '{}') AND COALESCE(list_id, 0) = COALESCE($5::bigint, 0)
         AND only_arrivals = $6`,
      [workspaceId, hook.url.href, hook.events, hook.boardIds, hook.listId, hook.onlyArrivals],
    );
    return row && endpointOf(row);
  }

  /** Locks the workspace’s endpoints against concurrent registrations and counts them. */
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
    const [row] = await tx.query<EndpointRow>(
      `INSERT INTO webhooks.endpoint
         (workspace_id, workspace_slug, workspace_name, kind, url, url_host, events, board_ids, list_id, only_arrivals,
          description, created_by, created_by_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING ${columns}`,
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
        endpoint.onlyArrivals,
        endpoint.description,
        member.id,
        member.name,
      ],
    );
    return endpointOf(row as EndpointRow);
  }

  /** Locks an endpoint for the rest of the transaction. */
  async lock(
    tx: Executor,
    workspaceId: number,
    kind: EndpointKind | 'either',
    id: number,
  ): Promise<Endpoint | undefined> {
    const [row] = await tx.query<EndpointRow>(
      `SELECT ${columns} FROM webhooks.endpoint
       WHERE workspace_id = $1 AND $2 IN (kind, 'either') AND id = $3 AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [workspaceId, kind, id],
    );
    return row && endpointOf(row);
  }

  async change(tx: Executor, endpoint: Endpoint, changes: EndpointChanges): Promise<Endpoint> {
    const { url, events, description, boardIds } = changes;
    const [row] = await tx.query<EndpointRow>(
      `UPDATE webhooks.endpoint
       SET url = $2, url_host = $3, events = $4, description = $5, board_ids = $6, updated_at = now(), version = version + 1
       WHERE id = $1 RETURNING ${columns}`,
      [
        endpoint.id,
        url?.href ?? endpoint.url,
        url?.host ?? new URL(endpoint.url).host,
        events ?? endpoint.events,
        description === undefined ? endpoint.description : description,
        boardIds === undefined ? endpoint.boardIds : boardIds,
      ],
    );
    return endpointOf(row as EndpointRow);
  }

  /** Disables an endpoint on request. */
  async disable(tx: Executor, id: number): Promise<Endpoint> {
    const [row] = await tx.query<EndpointRow>(
      `UPDATE webhooks.endpoint SET status = 'disabled', disabled_reason = 'switched_off', disabled_at = now(),
         updated_at = now(), version = version + 1
       WHERE id = $1 RETURNING ${columns}`,
      [id],
    );
    return endpointOf(row as EndpointRow);
  }

  /**
   * Enables an endpoint and resets its failure count.
   * @param confirmedBy the owner who becomes responsible for it; null leaves this unchanged
   */
  async enable(tx: Executor, id: number, confirmedBy: number | null = null): Promise<Endpoint> {
    const [row] = await tx.query<EndpointRow>(
      `UPDATE webhooks.endpoint
       SET status = 'active', disabled_reason = NULL, disabled_at = NULL, last_enabled_at = now(), failing_since = NULL,
           given_up_since_success = 0, confirmed_by = COALESCE($2::bigint, confirmed_by), updated_at = now(),
           version = version + 1
       WHERE id = $1 RETURNING ${columns}`,
      [id, confirmedBy],
    );
    return endpointOf(row as EndpointRow);
  }

  async remove(tx: Executor, id: number): Promise<void> {
    await tx.query('UPDATE webhooks.endpoint SET deleted_at = now(), updated_at = now() WHERE id = $1', [id]);
  }
}
