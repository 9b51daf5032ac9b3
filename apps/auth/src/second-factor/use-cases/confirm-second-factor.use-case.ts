import { DomainError, NotFoundError, type Caller, type RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { stepOfCode } from '../../proof/second-factor/one-time-codes.js';
import { digestOfRecoveryCode, newRecoveryCodes } from '../../proof/second-factor/recovery-codes.js';
import { SecondFactorChange, type ChangeOfFactor } from '../../proof/second-factor/second-factor-change.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsRepository } from '../../store/accounts/accounts.repository.js';
import type { AuthTransaction } from '../../store/audit/auth-changes.js';
import type { SecondFactor } from '../../store/factors/second-factors.reader.js';
import { SecondFactorsRepository } from '../../store/factors/second-factors.repository.js';
import { grantIdOf } from '../../store/grants/grant-id.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { BrowserSessions } from '../../store/sessions/browser-sessions.js';

/** What goes on: a browser session, and its grant of the screen. */
interface Kept {
  grantId: number;
  uidHash: Buffer | null;
}

const SETUP_MS = 15 * 60_000;

/** Turns the second factor on. The other sessions end, since they began without it; AI clients stay connected. */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly change: SecondFactorChange,
    private readonly sessions: BrowserSessions,
    private readonly grants: GrantsRepository,
    private readonly leases: LeaseRevocation,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when every replica rejects the other sessions.
   * @returns the recovery codes, which cannot be read again
   * @throws DomainError when no set-up is open, or the code is wrong
   */
  async execute({ principal, origin }: Caller, code: string): Promise<string[]> {
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    const grantId = grantIdOf(principal);
    return this.turnOn({ account, principal, origin, via: 'screen' }, code, async (tx) => ({
      grantId,
      uidHash: await this.grants.sessionOf(tx, grantId),
    }));
  }

  /** During a sign-in, when the screen has no access yet. @param sessionUid of the browser, which stays signed in */
  onPage(account: Account, sessionUid: string, origin: RequestOrigin, code: string): Promise<string[]> {
    const kept = { grantId: 0, uidHash: digestOf(sessionUid) };
    return this.turnOn({ account, origin, via: 'sign-in page' }, code, () => Promise.resolve(kept));
  }

  private async turnOn(
    by: ChangeOfFactor,
    code: string,
    keptOf: (tx: AuthTransaction) => Promise<Kept>,
  ): Promise<string[]> {
    const { account } = by;
    const setUp = await this.openSetUp(account.id);
    const now = this.clock.now();
    const step = stepOfCode(setUp.secret, code.replace(/\s/g, ''), now);
    if (step === undefined)
      throw new DomainError('wrong_code', 'The code is wrong; send the one that the app shows now.');
    const codes = newRecoveryCodes();
    const workspaceIds = await this.change.run(by, 'second_factor.on', async (tx) => {
      if (!(await this.factors.confirm(tx, account.id, setUp, { step, at: now }))) throw gone();
      await this.factors.replaceRecoveryCodes(tx, account.id, digestsOf(account.id, codes));
      return this.endOtherSessions(tx, account, await keptOf(tx), now);
    });
    await this.leases.revoke(workspaceIds);
    return codes;
  }

  private async openSetUp(accountId: number): Promise<SecondFactor> {
    const setUp = await this.factors.of(accountId);
    const isOpen =
      setUp?.confirmedAt === null && setUp.createdAt.getTime() + SETUP_MS > this.clock.now().getTime();
    if (!isOpen) throw gone();
    return setUp;
  }

  /** @returns the workspaces in which access of the screen ended */
  private async endOtherSessions(
    tx: AuthTransaction,
    { id, credentialEpoch }: Account,
    { grantId, uidHash }: Kept,
    now: Date,
  ): Promise<number[]> {
    await this.sessions.endPending(tx, id);
    await this.sessions.endOfAccount(tx, id, uidHash && { uidHash, credentialEpoch });
    if (uidHash) await this.sessions.show(tx, uidHash, 'factor');
    const screens = { screensOf: id, exceptGrantId: grantId };
    return (await this.grants.revoke(tx, screens, null, now)).workspaceIds;
  }
}

export function digestsOf(accountId: number, codes: readonly string[]): Buffer[] {
  return codes.flatMap((code) => digestOfRecoveryCode(accountId, code) ?? []);
}

function gone(): DomainError {
  return new DomainError('conflict', 'No set-up is open, or 15 minutes have passed; begin again.');
}
