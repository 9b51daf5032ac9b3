import type { GrantedScope, RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { Notices } from '../../proof/notices/notices.js';
import { AuthChanges, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { ConnectionsRepository } from '../../store/grants/connections.repository.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { SessionRight, type SessionRefusal } from '../../store/rights/session-right.js';
import { approvableName } from '../../store/workspaces/client-policy.js';
import { lockWorkspace, type LockedWorkspace } from '../../store/workspaces/workspace-lock.js';
import type { ClientIdentity } from '../client-metadata.js';

export interface Connecting {
  grantId: string;
  accountId: number;
  workspaceId: number;
  clientId: string;
  /** Null for the service's own screen. */
  client: ClientIdentity | null;
  scopes: readonly GrantedScope[];
  /** The browser session of the authorization. */
  sessionUid: string;
  expiresAt: Date;
}

/**
 * `not_allowed`: the account is no longer a member of the workspace, lacks the second factor that it demands, or the browser
 * session has ended. `own_proof` and `company`: another sign-in of the person may open it. `not_approved`: the workspace does not admit
 * the client.
 */
export type Outcome = 'connected' | 'not_allowed' | 'own_proof' | 'company' | 'not_approved';

/** Records the person’s consent before the client receives a token. */
@Injectable()
export class Connect {
  constructor(
    private readonly changes: AuthChanges,
    private readonly connections: ConnectionsRepository,
    private readonly grants: GrantsRepository,
    private readonly sessionRight: SessionRight,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  async execute(connecting: Connecting, origin: RequestOrigin): Promise<Outcome> {
    const { outcome, workspaceName } = await this.record(connecting, origin);
    const { client, accountId } = connecting;
    if (client && outcome === 'connected') {
      const { name, host } = client;
      this.notices.send({ kind: 'client_connected', name, host, workspaceName }, accountId, origin);
    }
    return outcome;
  }

  private record(
    connecting: Connecting,
    origin: RequestOrigin,
  ): Promise<{ outcome: Outcome; workspaceName: string }> {
    const { accountId, client, clientId, scopes, expiresAt } = connecting;
    return this.changes.run(async (tx) => {
      const workspace = await lockWorkspace(tx, connecting.workspaceId);
      const workspaceId = workspace.id;
      const sessionHash = digestOf(connecting.sessionUid);
      const member = await this.grants.lockGiver(tx, {
        workspaceId,
        accountId,
        sessionHash,
        isScreen: client === null,
      });
      const refusal = await this.sessionRight.refusal({ accountId, sessionHash }, workspaceId, tx);
      if (!member || refusal) return { outcome: outcomeOf(refusal), workspaceName: workspace.name };
      const actor = { memberId: member.id, name: member.name };
      if (client && (await this.isRefused(tx, workspaceId, clientId, client))) {
        tx.audit({
          workspaceId,
          action: 'client.refuse',
          actor,
          via: 'sign-in page',
          origin,
          target: `client ${approvableName(clientId, client.host)}`,
          details: { name: client.name, host: client.host, clientId },
        });
        return { outcome: 'not_approved', workspaceName: workspace.name };
      }
      const connectionId =
        client && (await this.connect(tx, { clientId, client, scopes, workspace, actor, origin }));
      await this.grants.insert(tx, {
        hash: digestOf(connecting.grantId),
        connectionId,
        workspaceId,
        memberId: member.id,
        accountId,
        clientId,
        scopes,
        sessionHash,
        createdAt: this.clock.now(),
        expiresAt,
      });
      return { outcome: 'connected', workspaceName: workspace.name };
    });
  }

  private async isRefused(
    tx: AuthTransaction,
    workspaceId: number,
    id: string,
    { host }: ClientIdentity,
  ): Promise<boolean> {
    return (await this.connections.refusing([workspaceId], { id, host }, tx)).has(workspaceId);
  }

  private async connect(
    tx: AuthTransaction,
    { clientId, client, scopes, workspace, actor, origin }: Connected,
  ): Promise<number> {
    const { id, isNew } = await this.connections.connect(tx, {
      workspaceId: workspace.id,
      memberId: actor.memberId,
      clientId,
      client,
      createdAt: this.clock.now(),
    });
    if (isNew) tx.append({ kind: 'client.connect', workspace, actor, data: { id, name: client.name } });
    tx.audit({
      workspaceId: workspace.id,
      action: 'client.connect',
      actor,
      via: 'sign-in page',
      origin,
      target: `client ${id}`,
      details: { name: client.name, host: client.host, scopes },
    });
    return id;
  }
}

const outcomeOf = (refusal: SessionRefusal | undefined): Outcome =>
  refusal === 'own_proof' || refusal === 'company' ? refusal : 'not_allowed';

interface Connected extends Pick<Connecting, 'clientId' | 'scopes'> {
  client: ClientIdentity;
  workspace: LockedWorkspace;
  actor: { memberId: number; name: string };
  origin: RequestOrigin;
}
