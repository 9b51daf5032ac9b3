import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { ConnectionsReader } from './connections.reader.js';

export interface NewConnection {
  workspaceId: number;
  memberId: number;
  clientId: string;
  client: { name: string; host: string | null; registration: string };
  createdAt: Date;
}

@Injectable()
export class ConnectionsRepository extends ConnectionsReader {
  /**
   * One connection for each client and person, however often it is authorized.
   * @returns its id, and whether it is a new one
   */
  async connect(tx: Executor, connection: NewConnection): Promise<{ id: number; isNew: boolean }> {
    const { memberId, clientId, client } = connection;
    const [existing] = await tx.query<{ id: number }>(
      `UPDATE auth.oauth_connection SET client_name = $3, client_host = $4
       WHERE member_id = $1 AND client_id = $2 AND revoked_at IS NULL RETURNING id`,
      [memberId, clientId, client.name, client.host],
    );
    if (existing) return { id: existing.id, isNew: false };
    const [inserted] = await tx.query<{ id: number }>(
      `INSERT INTO auth.oauth_connection
         (workspace_id, member_id, client_id, client_name, client_host, registration, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [
        connection.workspaceId,
        memberId,
        clientId,
        client.name,
        client.host,
        client.registration,
        connection.createdAt,
      ],
    );
    return { id: (inserted as { id: number }).id, isNew: true };
  }
}
