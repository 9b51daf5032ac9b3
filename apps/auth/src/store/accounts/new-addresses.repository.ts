import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { NEW_ADDRESS_COLUMNS, NEW_ADDRESS_IS_OPEN, type NewAddress } from './new-addresses.reader.js';

/** Which of the two mailboxes a link was sent to. */
export type Mailbox = 'old' | 'new';

@Injectable()
export class NewAddressesRepository {
  constructor(private readonly database: Database) {}

  /** Replaces a pending one, whose links are then invalid. */
  async insert(
    tx: Executor,
    address: Pick<NewAddress, 'accountId' | 'email' | 'credentialEpoch' | 'expiresAt'>,
    digests: Readonly<Record<Mailbox, Buffer>>,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO auth.new_address (account_id, email, credential_epoch, expires_at, old_digest, new_digest)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (account_id) DO UPDATE SET
         email = excluded.email, credential_epoch = excluded.credential_epoch, expires_at = excluded.expires_at,
         old_digest = excluded.old_digest, new_digest = excluded.new_digest,
         old_confirmed_at = NULL, new_confirmed_at = NULL`,
      [
        address.accountId,
        address.email,
        address.credentialEpoch,
        address.expiresAt,
        digests.old,
        digests.new,
      ],
    );
  }

  async byLink(digest: Buffer, now: Date): Promise<(NewAddress & { mailbox: Mailbox }) | undefined> {
    const [address] = await this.database.query<NewAddress & { mailbox: Mailbox }>(
      `SELECT ${NEW_ADDRESS_COLUMNS}, CASE WHEN n.old_digest = $1 THEN 'old' ELSE 'new' END AS mailbox
       FROM auth.new_address n JOIN auth.account a ON a.id = n.account_id
       WHERE (n.old_digest = $1 OR n.new_digest = $1) AND n.expires_at > $2 AND ${NEW_ADDRESS_IS_OPEN}`,
      [digest, now],
    );
    return address;
  }

  /** @returns it after the confirmation; undefined when the link is no longer valid */
  async confirm(tx: Executor, digest: Buffer, at: Date): Promise<NewAddress | undefined> {
    const [address] = await tx.query<NewAddress>(
      `UPDATE auth.new_address n SET
         old_confirmed_at = coalesce(n.old_confirmed_at, CASE WHEN n.old_digest = $1 THEN $2::timestamptz END),
         new_confirmed_at = coalesce(n.new_confirmed_at, CASE WHEN n.new_digest = $1 THEN $2::timestamptz END)
       WHERE (n.old_digest = $1 OR n.new_digest = $1) AND n.expires_at > $2
       RETURNING ${NEW_ADDRESS_COLUMNS}`,
      [digest, at],
    );
    return address;
  }

  /** @returns false when it is not this address, or not confirmed by both mailboxes */
  async takeConfirmed(tx: Executor, accountId: number, email: string): Promise<boolean> {
    const rows = await tx.query(
      `DELETE FROM auth.new_address
       WHERE account_id = $1 AND email = $2 AND old_confirmed_at IS NOT NULL AND new_confirmed_at IS NOT NULL
       RETURNING true AS done`,
      [accountId, email],
    );
    return rows.length > 0;
  }

  /** @returns false when there was none */
  async remove(tx: Executor, accountId: number): Promise<boolean> {
    const rows = await tx.query('DELETE FROM auth.new_address WHERE account_id = $1 RETURNING true AS done', [
      accountId,
    ]);
    return rows.length > 0;
  }
}
