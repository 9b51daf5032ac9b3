import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { isMember } from '../members/is-member.sql.js';
import type { Account } from './account.js';

const COLUMNS = `a.id, a.email, a.name, a.password_hash AS "passwordHash", a.credential_epoch AS "credentialEpoch",
  a.sign_outs AS "signOuts"`;

@Injectable()
export class AccountsReader {
  constructor(private readonly database: Database) {}

  async byEmail(email: string, executor: Executor = this.database): Promise<Account | undefined> {
    const [account] = await executor.query<Account>(
      `SELECT ${COLUMNS} FROM auth.account a WHERE lower(a.email) = lower($1) AND a.disabled_at IS NULL`,
      [email],
    );
    return account;
  }

  async byId(id: number, executor: Executor = this.database): Promise<Account | undefined> {
    const [account] = await executor.query<Account>(
      `SELECT ${COLUMNS} FROM auth.account a WHERE a.id = $1 AND a.disabled_at IS NULL`,
      [id],
    );
    return account;
  }

  async ofMember(memberId: number): Promise<Account | undefined> {
    const [account] = await this.database.query<Account>(
      `SELECT ${COLUMNS} FROM auth.account a JOIN auth.member m ON m.account_id = a.id
       WHERE m.id = $1 AND ${isMember} AND a.disabled_at IS NULL`,
      [memberId],
    );
    return account;
  }
}
