import type { Role, Scope } from '@kiban/contracts';
import { appendEvents, Database, outboxChannel, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { sessionIsLive } from '../accounts/browser-sessions.js';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { authSchema } from '../infrastructure/infrastructure.module.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { lockWorkspace, type LockedWorkspace } from '../workspaces/workspace-lock.js';
import type { ClientIdentity } from './client-metadata.js';

export interface Connecting {
  grantId: string;
  accountId: number;
  workspaceId: number;
  clientId: string;
  /** Null for the service's own screen. */
  client: ClientIdentity | null;
  scopes: readonly Scope[];
  /** The browser session of the authorization. */
  sessionUid: string;
  expiresAt: Date;
}

interface ConnectingMember {
  id: number;
  name: string;
  role: Role;
}

/** Records the person’s consent before the client receives a token. */
@Injectable()
export class Connect {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @returns false when the account is no longer a member of the workspace, or the browser session has ended */
  async execute(connecting: Connecting, origin: RequestOrigin): Promise<boolean> {
    const done = await this.database.transaction(async (tx) => {
      const workspace = await lockWorkspace(tx, connecting.workspaceId);
      const sessionHash = digestOf(connecting.sessionUid);
      const [member] = await tx.query<ConnectingMember>(
        `SELECT m.id, a.name, m.role FROM auth.member m JOIN auth.account a ON a.id = m.account_id
         JOIN auth.browser_session s ON s.account_id = a.id
         WHERE m.workspace_id = $1 AND m.account_id = $2 AND m.removed_at IS NULL
           AND s.uid_hash = $3 AND ${sessionIsLive}
         FOR SHARE OF m, a, s`,
        [workspace.id, connecting.accountId, sessionHash],
      );
      if (!member) return false;
      const connectionId = connecting.client
        ? await this.connection(tx, { connecting, client: connecting.client, workspace, member, origin })
        : null;
      await tx.query(
        `INSERT INTO auth.oauth_grant
           (grant_hash, kind, connection_id, workspace_id, member_id, account_id, client_id, scopes, session_hash, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          digestOf(connecting.grantId),
          connecting.client ? 'oauth' : 'screen',
          connectionId,
          workspace.id,
          member.id,
          connecting.accountId,
          connecting.clientId,
          connecting.scopes,
          sessionHash,
          this.clock.now(),
          connecting.expiresAt,
        ],
      );
      return true;
    });
    this.database.notifySoon(outboxChannel(authSchema));
    return done;
  }

  /** One connection for each client and person, however often it is authorized. */
  private async connection(
    tx: Executor,
    of: {
      connecting: Connecting;
      client: ClientIdentity;
      workspace: LockedWorkspace;
      member: ConnectingMember;
      origin: RequestOrigin;
    },
  ): Promise<number> {
    const { connecting, client, workspace, member, origin } = of;
    const [existing] = await tx.query<{ id: number }>(
      `UPDATE auth.oauth_connection SET client_name = $3, client_host = $4
       WHERE member_id = $1 AND client_id = $2 AND revoked_at IS NULL RETURNING id`,
      [member.id, connecting.clientId, client.name, client.host],
    );
    const id = existing?.id ?? (await this.insertConnection(tx, of));
    const actor = { memberId: member.id, name: member.name };
    if (!existing)
      await appendEvents(tx, authSchema, [
        { kind: 'client.connect', workspace, boardId: null, actor, data: { id, name: client.name } },
      ]);
    await this.audit.append(tx, {
      workspaceId: workspace.id,
      action: 'client.connect',
      actor,
      via: 'sign-in page',
      origin,
      target: `client ${id}`,
      details: { name: client.name, host: client.host, scopes: connecting.scopes },
    });
    return id;
  }

  private async insertConnection(
    tx: Executor,
    of: {
      connecting: Connecting;
      client: ClientIdentity;
      workspace: LockedWorkspace;
      member: ConnectingMember;
    },
  ): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO auth.oauth_connection
         (workspace_id, member_id, client_id, client_name, client_host, registration, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [
        of.workspace.id,
        of.member.id,
        of.connecting.clientId,
        of.client.name,
        of.client.host,
        of.client.registration,
        this.clock.now(),
      ],
    );
    return (row as { id: number }).id;
  }
}
