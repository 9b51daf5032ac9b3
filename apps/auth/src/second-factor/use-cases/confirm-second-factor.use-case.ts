import { DomainError, NotFoundError, type Caller, type RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { SessionEnd } from '../../proof/ended-access/session-end.js';
import { stepOfCode } from '../../proof/second-factor/one-time-codes.js';
import { digestOfRecoveryCode, newRecoveryCodes } from '../../proof/second-factor/recovery-codes.js';
import { CredentialChange, type ChangedBy } from '../../proof/credentials/credential-change.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsRepository } from '../../store/accounts/accounts.repository.js';
import type { AuthTransaction } from '../../store/audit/auth-changes.js';
import type { SecondFactor } from '../../store/factors/second-factors.reader.js';
import { SecondFactorsRepository } from '../../store/factors/second-factors.repository.js';
import { CallerSession, type KeptSession } from '../../store/rights/caller-session.js';

const SETUP_MS = 15 * 60_000;

/** Turns the second factor on. The other sessions end, since they began without it; AI clients stay connected. */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly change: CredentialChange,
    private readonly session: CallerSession,
    private readonly sessionEnd: SessionEnd,
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
    return this.turnOn({ account, principal, origin, via: 'screen' }, code, (tx) =>
      this.session.of(principal, tx),
    );
  }

  /** During a sign-in, when the screen has no access yet. @param sessionUid of the browser, which stays signed in */
  onPage(account: Account, sessionUid: string, origin: RequestOrigin, code: string): Promise<string[]> {
    const kept = { grantId: 0, sessionHash: digestOf(sessionUid) };
    return this.turnOn({ account, origin, via: 'sign-in page' }, code, () => Promise.resolve(kept));
  }

  private async turnOn(
    by: ChangedBy,
    code: string,
    keptOf: (tx: AuthTransaction) => Promise<KeptSession>,
  ): Promise<string[]> {
    const { account } = by;
    const setUp = await this.openSetUp(account.id);
    const now = this.clock.now();
    const step = stepOfCode(setUp.secret, code.replace(/\s/g, ''), now);
    if (step === undefined)
      throw new DomainError('wrong_code', 'The code is wrong; send the one that the app shows now.');
    const codes = newRecoveryCodes();
    await this.change.run(by, 'second_factor.on', async (tx) => {
      if (!(await this.factors.confirm(tx, account.id, setUp, { step, at: now }))) throw gone();
      await this.factors.replaceRecoveryCodes(tx, account.id, digestsOf(account.id, codes));
      await this.sessionEnd.pending(tx, account.id);
      const kept = await keptOf(tx);
      await this.sessionEnd.others(tx, account.id, kept);
      await this.session.showIn(tx, kept, 'factor');
    });
    return codes;
  }

  private async openSetUp(accountId: number): Promise<SecondFactor> {
    const setUp = await this.factors.of(accountId);
    const isOpen =
      setUp?.confirmedAt === null && setUp.createdAt.getTime() + SETUP_MS > this.clock.now().getTime();
    if (!isOpen) throw gone();
    return setUp;
  }
}

export function digestsOf(accountId: number, codes: readonly string[]): Buffer[] {
  return codes.flatMap((code) => digestOfRecoveryCode(accountId, code) ?? []);
}

function gone(): DomainError {
  return new DomainError('conflict', 'No set-up is open, or 15 minutes have passed; begin again.');
}
