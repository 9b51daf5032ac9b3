import { randomBytes } from 'node:crypto';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { Account } from '../../store/accounts/account.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { BrowserSessions } from '../../store/sessions/browser-sessions.js';
import { DeletedAccountsRepository } from './deleted-accounts.repository.js';
import { erasePerson } from './personal-rows.js';

/** The account after it was closed. */
export interface ClosedAccount extends Pick<Account, 'id' | 'email'> {
  /** What replaces the address; no mail reaches it. */
  address: string;
  sessionsEnded: number;
}

/** Closes an account and erases its person, in the transaction of a deletion. */
@Injectable()
export class PersonErasure {
  constructor(
    private readonly accounts: DeletedAccountsRepository,
    private readonly sessions: BrowserSessions,
    private readonly grants: GrantsRepository,
    private readonly clock: Clock,
  ) {}

  /** Replaces name, address and password, and ends the sessions. */
  async close(tx: Executor, { id, email }: Pick<Account, 'id' | 'email'>): Promise<ClosedAccount> {
    const address = `deleted-${id}-${randomBytes(8).toString('hex')}@deleted.invalid`;
    await this.accounts.close(tx, id, address, this.clock.now());
    return { id, email, address, sessionsEnded: await this.sessions.endOfAccount(tx, id, null) };
  }

  /** Ends the grants that are left, deletes what belongs to the person alone, and takes the person out of what stays. */
  async erase(
    tx: Executor,
    { id: accountId, email, address }: ClosedAccount,
    where: { memberIds: readonly number[]; workspaceIds: readonly number[] },
  ): Promise<void> {
    await this.grants.revoke(tx, { accountId }, null, this.clock.now());
    await erasePerson(tx, { accountId, email, address, ...where });
  }
}
