import { DomainError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import type { CompanySession } from '../../store/sessions/browser-sessions.js';
import { FormTokens } from './form-tokens.js';
import { SignInWays, type SignInWay } from './sign-in-ways.js';

/** The way that began a sign-in, and the session at the company if it was that. */
interface Began {
  way: SignInWay;
  company?: CompanySession | undefined;
}

/** How long a person has to enter the code after the password. */
const LIFETIME_MS = 10 * 60_000;
const STEP = /^(\d{1,15})\.(\d{1,10})\.(\d{1,10})\.(\d{1,15})(?:\.([\w-]{1,4000}))?$/;

/**
 * The state between the password and the code of a sign-in: a signed value in the form of the code. It names the account as it was
 * when the password was compared, so it ends with a new password and a sign-out.
 */
@Injectable()
export class SecondStep {
  constructor(
    private readonly forms: FormTokens,
    private readonly accounts: AccountsReader,
    private readonly ways: SignInWays,
    private readonly clock: Clock,
  ) {}

  /**
   * @param uid of the interaction, which only this browser has
   * @param began what began the sign-in
   */
  issue(uid: string, { id, credentialEpoch, signOuts }: Account, began: Began): string {
    const endsAt = this.clock.now().getTime() + LIFETIME_MS;
    const step = [id, credentialEpoch, signOuts, endsAt, ...partsOf(began)].join('.');
    return `${step}.${this.forms.issue(binding(uid, step))}`;
  }

  /** @returns the account whose password was compared. @throws DomainError when the password must be entered again */
  async accountOf(uid: string, value: string): Promise<Account> {
    const split = value.lastIndexOf('.');
    const step = value.slice(0, Math.max(0, split));
    const [, id, credentialEpoch, signOuts, endsAt] = STEP.exec(step) ?? [];
    const isOwn = this.forms.verify(binding(uid, step), value.slice(split + 1));
    if (!isOwn || Number(endsAt) <= this.clock.now().getTime()) throw expired();
    const account = await this.accounts.byId(Number(id));
    const isSame =
      account?.credentialEpoch === Number(credentialEpoch) && account.signOuts === Number(signOuts);
    if (!isSame) throw expired();
    return account;
  }

  /** @param value that {@link accountOf} has verified. @throws DomainError when this release has no such way */
  beganBy(value: string): Began {
    const [, , , , , part] = STEP.exec(value.slice(0, Math.max(0, value.lastIndexOf('.')))) ?? [];
    const began =
      part === undefined
        ? { by: 'password' }
        : (JSON.parse(Buffer.from(part, 'base64url').toString()) as CompanySession | { by: string });
    const way = this.ways.named('by' in began ? began.by : 'company');
    if (!way) throw expired();
    return { way, company: 'by' in began ? undefined : began };
  }
}

/** Releases without other ways read the parts of a password and of a company as these are. */
function partsOf({ way, company }: Began): string[] {
  if (way.name === 'password') return [];
  return [Buffer.from(JSON.stringify(company ?? { by: way.name })).toString('base64url')];
}

const binding = (uid: string, step: string): string => `second step ${uid} ${step}`;

function expired(): DomainError {
  return new DomainError('wrong_password', 'Too much time has passed. Enter your password again.');
}
