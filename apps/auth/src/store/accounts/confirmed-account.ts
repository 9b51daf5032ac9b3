import { DomainError } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import type { Account } from './account.js';

/** An account whose password was compared, with its state at that time. */
export type ConfirmedAccount = Pick<Account, 'id' | 'credentialEpoch'>;

const CONFIRMED = {
  name: 'auth-confirmed-account',
  text: `SELECT 1 FROM auth.account
         WHERE id = $1 AND credential_epoch = $2 AND disabled_at IS NULL FOR SHARE`,
};

/** A compared password is valid only while it is the current password. @throws DomainError 403 */
export async function requireConfirmed(tx: Executor, account: ConfirmedAccount): Promise<void> {
  const rows = await tx.query(CONFIRMED, [account.id, account.credentialEpoch]);
  if (rows.length === 0)
    throw new DomainError('wrong_password', 'The password has changed; send the current password.');
}
