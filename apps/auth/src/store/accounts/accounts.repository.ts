import { DomainError, ValidationError } from '@kiban/contracts';
import { isUniqueViolation, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { NewAccount } from './account.js';
import { AccountsReader } from './accounts.reader.js';

@Injectable()
export class AccountsRepository extends AccountsReader {
  /** @throws ValidationError when the address already has an account */
  async insert(tx: Executor, account: NewAccount, verifiedAt: Date): Promise<number> {
    try {
      const [row] = await tx.query<{ id: number }>(
        'INSERT INTO auth.account (email, name, password_hash, email_verified_at) VALUES ($1, $2, $3, $4) RETURNING id',
        [account.email, account.name, account.passwordHash, verifiedAt],
      );
      return (row as { id: number }).id;
    } catch (error) {
      if (!isUniqueViolation(error, 'account_email_unique')) throw error;
      throw new ValidationError(
        'email',
        'taken',
        'This e-mail address already has an account; sign in instead.',
      );
    }
  }

  async setName(tx: Executor, accountId: number, name: string): Promise<void> {
    await tx.query('UPDATE auth.account SET name = $2 WHERE id = $1', [accountId, name]);
  }

  /** @throws DomainError 409 when another account has the address */
  async setEmail(tx: Executor, accountId: number, email: string, verifiedAt: Date): Promise<void> {
    try {
      await tx.query('UPDATE auth.account SET email = $2, email_verified_at = $3 WHERE id = $1', [
        accountId,
        email,
        verifiedAt,
      ]);
    } catch (error) {
      if (!isUniqueViolation(error, 'account_email_unique')) throw error;
      throw new DomainError('conflict', 'This address has an account of its own.');
    }
  }

  /** @returns the account's new credential epoch */
  async setPasswordHash(tx: Executor, accountId: number, hash: string, at: Date): Promise<number> {
    const [row] = await tx.query<{ epoch: number }>(
      `UPDATE auth.account SET password_hash = $2, password_changed_at = $3 WHERE id = $1
       RETURNING credential_epoch AS epoch`,
      [accountId, hash, at],
    );
    return (row as { epoch: number }).epoch;
  }
}
