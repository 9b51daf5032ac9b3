import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** An address that is not confirmed by both mailboxes yet. */
export interface NewAddress {
  accountId: number;
  email: string;
  /** The password with which it was requested: a later one makes the links invalid. */
  credentialEpoch: number;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  expiresAt: Date;
}

export const NEW_ADDRESS_COLUMNS = `n.account_id AS "accountId", n.email, n.credential_epoch AS "credentialEpoch",
  n.old_confirmed_at AS "oldConfirmedAt", n.new_confirmed_at AS "newConfirmedAt", n.expires_at AS "expiresAt"`;

/** Of the account's current password. */
export const NEW_ADDRESS_IS_OPEN = 'n.credential_epoch = a.credential_epoch AND a.disabled_at IS NULL';

@Injectable()
export class NewAddressesReader {
  constructor(private readonly database: Database) {}

  async of(accountId: number, now: Date): Promise<NewAddress | undefined> {
    const [address] = await this.database.query<NewAddress>(
      `SELECT ${NEW_ADDRESS_COLUMNS} FROM auth.new_address n JOIN auth.account a ON a.id = n.account_id
       WHERE n.account_id = $1 AND n.expires_at > $2 AND ${NEW_ADDRESS_IS_OPEN}`,
      [accountId, now],
    );
    return address;
  }
}
