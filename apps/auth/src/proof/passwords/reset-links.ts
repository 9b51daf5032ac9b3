import { randomBytes } from 'node:crypto';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { PasswordResetsRepository } from '../../store/accounts/password-resets.repository.js';

const LIFETIME_MS = 60 * 60_000;

/** Mailed links to replace a forgotten password. Each is valid once, for an hour. */
@Injectable()
export class ResetLinks {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly accounts: AccountsReader,
    private readonly clock: Clock,
  ) {}

  /** @returns the secret of a link; undefined when the account has too many open ones */
  async issue(accountId: number): Promise<string | undefined> {
    const createdAt = this.clock.now();
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
    const isStored = await this.resets.insert({ digest: digestOf(secret), accountId, createdAt, expiresAt });
    return isStored ? secret : undefined;
  }

  /** The account of a link that is still valid. */
  async accountOf(secret: string): Promise<Account | undefined> {
    const accountId = await this.resets.accountIdOf(digestOf(secret), this.clock.now());
    return accountId === undefined ? undefined : this.accounts.byId(accountId);
  }

  /** @returns whether the link was still valid */
  use(tx: Executor, secret: string): Promise<boolean> {
    return this.resets.use(tx, digestOf(secret), this.clock.now());
  }
}
