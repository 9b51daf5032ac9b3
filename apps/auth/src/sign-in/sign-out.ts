import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSessions } from '../accounts/browser-sessions.js';
import { AuditLog } from '../audit/audit-log.js';
import { GrantsRepository } from '../connected-clients/grants.repository.js';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { originOf } from '../infrastructure/request-origin.js';
import { MembersRepository } from '../members/members.repository.js';
import { AuthorizationServer } from '../oidc/authorization-server.js';
import { LeaseDrop } from '../token-check/lease-drop.js';

/** Ends a browser's sign-in, what the screen got by it, and sign-ins of the account that are still pending. */
@Injectable()
export class SignOut {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly database: Database,
    private readonly sessions: BrowserSessions,
    private readonly grants: GrantsRepository,
    private readonly members: MembersRepository,
    private readonly audit: AuditLog,
    private readonly leases: LeaseDrop,
    private readonly clock: Clock,
  ) {}

  async execute(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { provider } = this.server;
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never);
    this.forgetCookie(reply, provider.cookieName('session'));
    if (!session.accountId) return;
    const accountId = Number(session.accountId);
    const { uid } = session;
    const workspaceIds = await this.database.transaction(async (tx) => {
      // In this order: a grant that is being made from the session is committed or rejected before the last step.
      await this.sessions.endPending(tx, accountId);
      await this.sessions.end(uid, tx);
      const scope = { sessionHash: digestOf(uid) };
      const { workspaceIds: touched } = await this.grants.revoke(tx, scope, null, this.clock.now());
      for (const member of await this.members.ofAccount(accountId, tx))
        if (touched.includes(member.workspaceId))
          await this.audit.append(tx, {
            workspaceId: member.workspaceId,
            action: 'session.end',
            actor: { memberId: member.memberId, name: member.name },
            via: 'sign-out page',
            origin: originOf(request),
            target: `member ${member.memberId}`,
          });
      return touched;
    });
    await this.leases.drop(workspaceIds);
  }

  private forgetCookie(reply: FastifyReply, name: string): void {
    const secure = this.server.resources.origin.startsWith('https:') ? '; Secure' : '';
    const attributes = `Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
    void reply.header('set-cookie', [`${name}=; ${attributes}`, `${name}.sig=; ${attributes}`]);
  }
}
