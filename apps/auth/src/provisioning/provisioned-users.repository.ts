import type { Executor } from '@kiban/persistence';
import { nameKey } from '@kiban/text';
import { Injectable } from '@nestjs/common';
import type { Account } from '../store/accounts/account.js';
import {
  ProvisionedUsersReader,
  USERS,
  withEmail,
  withName,
  type ProvisionedUser,
} from './provisioned-users.reader.js';

export type StoredUser = Pick<
  ProvisionedUser,
  'id' | 'userName' | 'email' | 'externalId' | 'displayName' | 'name' | 'givenRole'
>;

const keyOf = (text: string | undefined): string | null => (text === undefined ? null : nameKey(text));

@Injectable()
export class ProvisionedUsersRepository extends ProvisionedUsersReader {
  /** Other users than `exceptId` with the name, or with the address: for the directory, or as that of their account. */
  holders(
    tx: Executor,
    workspaceId: number,
    { userName, email, exceptId = 0 }: { userName?: string; email?: string; exceptId?: number },
  ): Promise<{ id: number; active: boolean; hasName: boolean }[]> {
    return tx.query(
      `SELECT u.id, u.active, coalesce(auth.name_key(u."userName") = $2, false) AS "hasName"
       FROM (${USERS}) u
       WHERE u.id <> $4 AND u.id IN (
         ${withName('$2::text')} UNION ALL ${withEmail('$3::text')} UNION ALL
         SELECT m.id FROM auth.account a JOIN auth.member m ON m.account_id = a.id
         WHERE auth.name_key(a.email) = $3 AND m.workspace_id = $1)`,
      [workspaceId, keyOf(userName), keyOf(email), exceptId],
    );
  }

  /** Gives the next user of the member another id. */
  async endId(tx: Executor, id: number): Promise<void> {
    await tx.query('UPDATE auth.member SET former_users = former_users + 1 WHERE id = $1', [id]);
  }

  async count(tx: Executor, workspaceId: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(`SELECT count(*)::int AS count FROM (${USERS}) u`, [
      workspaceId,
    ]);
    return row?.count ?? 0;
  }

  async accountOf(tx: Executor, email: string): Promise<{ id: number; name: string } | undefined> {
    const [row] = await tx.query<{ id: number; name: string }>(
      'SELECT id, name FROM auth.account WHERE lower(email) = lower($1)',
      [email],
    );
    return row;
  }

  async accountOfMember(tx: Executor, memberId: number): Promise<Pick<Account, 'id' | 'name' | 'email'>> {
    const [row] = await tx.query<Pick<Account, 'id' | 'name' | 'email'>>(
      'SELECT a.id, a.name, a.email FROM auth.account a JOIN auth.member m ON m.account_id = a.id WHERE m.id = $1',
      [memberId],
    );
    return row as Pick<Account, 'id' | 'name' | 'email'>;
  }

  async save(tx: Executor, workspaceId: number, user: StoredUser, at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO auth.provisioned_user
         (member_id, workspace_id, user_name, email, external_id, display_name, name, role, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
       ON CONFLICT (member_id) DO UPDATE
       SET user_name = excluded.user_name, email = excluded.email, external_id = excluded.external_id, display_name = excluded.display_name,
         name = excluded.name, role = excluded.role, updated_at = excluded.updated_at`,
      [
        user.id,
        workspaceId,
        user.userName,
        user.email,
        user.externalId,
        user.displayName,
        JSON.stringify(user.name),
        user.givenRole,
        at,
      ],
    );
  }

  async forget(tx: Executor, id: number): Promise<void> {
    await tx.query('DELETE FROM auth.provisioned_user WHERE member_id = $1', [id]);
  }
}
