import { Injectable } from '@nestjs/common';
import { Database } from '@kiban/persistence';
import type { Endpoint, EndpointKind } from './endpoint.js';

/** The driver returns arrays of bigint as text. */
export type EndpointRow = Omit<Endpoint, 'boardIds'> & { boardIds: string[] | null };

export const columns = `id, workspace_id AS "workspaceId", kind, url, events, board_ids::text[] AS "boardIds", list_id AS "listId",
  only_arrivals AS "onlyArrivals",
  description, status, disabled_reason AS "disabledReason", disabled_at AS "disabledAt", failing_since AS "failingSince",
  last_success_at AS "lastSuccessAt", created_by AS "createdBy", created_by_name AS "createdByName",
  created_at AS "createdAt", updated_at AS "updatedAt", version`;

export const endpointOf = (row: EndpointRow): Endpoint => ({
  ...row,
  boardIds: row.boardIds?.map(Number) ?? null,
});

/** Endpoints. Every method is bound to one workspace, so those of others are never found. */
@Injectable()
export class EndpointsReader {
  constructor(protected readonly database: Database) {}

  async list(workspaceId: number, kind: EndpointKind): Promise<Endpoint[]> {
    const rows = await this.database.query<EndpointRow>(
      `SELECT ${columns} FROM webhooks.endpoint
       WHERE workspace_id = $1 AND kind = $2 AND deleted_at IS NULL ORDER BY id`,
      [workspaceId, kind],
    );
    return rows.map(endpointOf);
  }

  async find(workspaceId: number, kind: EndpointKind | 'either', id: number): Promise<Endpoint | undefined> {
    const [row] = await this.database.query<EndpointRow>(
      `SELECT ${columns} FROM webhooks.endpoint
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
}
