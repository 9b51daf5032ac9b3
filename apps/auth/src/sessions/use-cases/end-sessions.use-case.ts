import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { deviceOf } from '../../infrastructure/device.js';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import { SessionEnd } from '../../proof/ended-access/session-end.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import type { AuthTransaction } from '../../store/audit/auth-changes.js';
import { CallerSession } from '../../store/rights/caller-session.js';
import { SessionsRepository } from '../sessions.repository.js';

/**
 * Ends browser sessions of the caller, the screen’s access of them, and pending sign-ins of the account. AI clients that were
 * connected in such a browser stay, as after a sign-out: they have their own list and revocation (decision 58).
 */
@Injectable()
export class EndSessions {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly change: CredentialChange,
    private readonly sessions: SessionsRepository,
    private readonly session: CallerSession,
    private readonly sessionEnd: SessionEnd,
  ) {}

  /**
   * Resolves when every replica rejects the session.
   * @throws NotFoundError when it is not an active session of the caller
   */
  one(caller: Caller, id: number): Promise<void> {
    return this.end(caller, 'session.end', async (tx, accountId) => {
      const session = await this.sessions.lock(tx, id, accountId);
      if (!session) throw new NotFoundError('session', id);
      const { uidHash, userAgent } = session;
      await this.sessionEnd.of(tx, [uidHash]);
      return { session: id, ...deviceOf(userAgent) };
    });
  }

  /** Ends all but the session of the request. Resolves when every replica rejects them. */
  others(caller: Caller): Promise<void> {
    return this.end(caller, 'session.end_others', async (tx, accountId) => {
      const own = await this.session.of(caller.principal, tx);
      return { sessionsEnded: await this.sessionEnd.others(tx, accountId, own) };
    });
  }

  /** @param end returns the details of the audit entries */
  private async end(
    { principal, origin }: Caller,
    action: 'session.end' | 'session.end_others',
    end: (tx: AuthTransaction, accountId: number) => Promise<Record<string, unknown>>,
  ): Promise<void> {
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    await this.change.run(
      { account, principal, origin, via: 'screen' },
      action,
      async (tx) => {
        await this.sessionEnd.pending(tx, account.id);
        return end(tx, account.id);
      },
      { details: (ended) => ended },
    );
  }
}
