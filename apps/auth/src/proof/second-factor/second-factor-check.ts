import { DomainError, type RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { RequestWindows, type RequestBound } from '../../infrastructure/request-windows.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountAudit } from '../../store/audit/account-audit.js';
import { SecondFactorsRepository } from '../../store/factors/second-factors.repository.js';
import { Notices } from '../notices/notices.js';
import { stepOfCode } from './one-time-codes.js';
import { digestOfRecoveryCode } from './recovery-codes.js';

const MESSAGE = 'Too many wrong codes; wait before you try again.';
const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Verifies codes of the authenticator app and recovery codes. Each is valid once. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly windows: RequestWindows,
    private readonly audit: AccountAudit,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  isOn(accountId: number): Promise<boolean> {
    return this.factors.isOn(accountId);
  }

  /**
   * Uses up a code. Wrong ones are bounded for each account, wherever they come from: who guesses codes knows the password. A new
   * password begins new bounds, so that a thief of the old one cannot keep the owner out.
   * @returns whether it is right
   * @throws TooManyRequestsError
   */
  async spend(account: Account, text: string, origin: RequestOrigin): Promise<boolean> {
    const bounds = boundsOf(account);
    await this.windows.charge(...bounds);
    const isRight = await this.compare(account, text.trim(), origin);
    if (isRight) for (const bound of bounds) await this.windows.refund(bound);
    else await this.audit.append(account.email, 'second_factor.wrong', origin, 'second factor');
    return isRight;
  }

  /** @throws DomainError 403 when the code is wrong; TooManyRequestsError */
  async require(account: Account, text: string, origin: RequestOrigin): Promise<void> {
    if (!(await this.spend(account, text, origin))) throw wrongCode();
  }

  /**
   * The code beside the password, which an account with a second factor needs wherever its password is a proof.
   * @throws TooManyRequestsError
   */
  async beside(
    account: Account,
    text: string | null | undefined,
    origin: RequestOrigin,
  ): Promise<'missing' | 'not needed' | 'right' | 'wrong'> {
    if (!(await this.isOn(account.id))) return 'not needed';
    if (text === undefined || text === null || text === '') return 'missing';
    return (await this.spend(account, text, origin)) ? 'right' : 'wrong';
  }

  private async compare(account: Account, text: string, origin: RequestOrigin): Promise<boolean> {
    const now = this.clock.now();
    const digest = digestOfRecoveryCode(account.id, text);
    if (digest) {
      const isRight = await this.factors.spendRecoveryCode(account.id, digest, now);
      if (isRight) await this.recordRecovery(account, origin);
      return isRight;
    }
    const factor = await this.factors.of(account.id);
    const step = factor?.confirmedAt ? stepOfCode(factor.secret, text.replace(/\s/g, ''), now) : undefined;
    return step !== undefined && this.factors.spendStep(account.id, step);
  }

  private async recordRecovery(account: Account, origin: RequestOrigin): Promise<void> {
    await this.audit.append(account.email, 'second_factor.recovery', origin, 'second factor');
    const left = (await this.factors.of(account.id))?.recoveryCodesLeft ?? 0;
    this.notices.send({ kind: 'recovery_code_used', left }, account.id, origin);
  }
}

export function wrongCode(): DomainError {
  return new DomainError('wrong_code', 'The code is wrong or was used before; send the next one.');
}

const boundsOf = ({ id, credentialEpoch }: Account): RequestBound[] =>
  [
    { window: 'a quarter', windowMs: QUARTER_MS, max: 5 },
    { window: 'a day', windowMs: DAY_MS, max: 50 },
  ].map(({ window, ...bound }) => ({
    ...bound,
    subject: `wrong codes of account ${id} with password ${credentialEpoch} in ${window}`,
    message: MESSAGE,
  }));
