import { originOf } from '@kiban/http-kit';
import type { RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationServer } from '../oidc/authorization-server.js';
import { SessionEnd } from '../proof/ended-access/session-end.js';
import { AuthChanges, type AuthTransaction } from '../store/audit/auth-changes.js';
import { MembersReader } from '../store/members/members.reader.js';
import { LeaseRevocation } from '../store/rights/lease-revocation.js';
import { BrowserSessions, type LiveSession } from '../store/sessions/browser-sessions.js';

/** Ends a browser session, the screen’s grants of it, and pending sign-ins of the account. */
@Injectable()
export class SignOut {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly changes: AuthChanges,
    private readonly sessions: BrowserSessions,
    private readonly sessionEnd: SessionEnd,
    private readonly members: MembersReader,
    private readonly leases: LeaseRevocation,
  ) {}

  /** @returns the session that has ended, if the browser had one */
  async execute(request: FastifyRequest, reply: FastifyReply): Promise<LiveSession | undefined> {
    const { provider } = this.server;
    const cookie = provider.cookieName('session');
    const sessionId = provider.createContext(request.raw, reply.raw).cookies.get(cookie, { signed: true });
    this.forgetCookies(reply, cookie);
    const session = sessionId && (await this.sessions.ofCookie(sessionId));
    if (!session) return undefined;
    const origin = originOf(request);
    await this.leases.revoke(await this.changes.run((tx) => this.end(tx, session, origin)));
    return session;
  }

  /** @returns the workspaces in which the screen’s access ended */
  private async end(tx: AuthTransaction, session: LiveSession, origin: RequestOrigin): Promise<number[]> {
    const workspaceIds = await this.sessionEnd.signOut(tx, session);
    for (const { workspaceId, memberId, name } of await this.members.ofAccount(session.accountId, tx))
      if (workspaceIds.includes(workspaceId))
        tx.audit({
          workspaceId,
          action: 'session.end',
          actor: { memberId, name },
          via: 'sign-out page',
          origin,
          target: `member ${memberId}`,
        });
    return workspaceIds;
  }

  private forgetCookies(reply: FastifyReply, name: string): void {
    const secure = this.server.resources.origin.startsWith('https:') ? '; Secure' : '';
    const attributes = `Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
    void reply.header('set-cookie', [
      `${name}=; ${attributes}`,
      `${name}.sig=; ${attributes}`,
      this.server.signInId.signedOut(),
    ]);
  }
}
