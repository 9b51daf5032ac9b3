import type { Role } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { CompanyIdentity } from '../proof/company/company-identity.js';

type Identified = Pick<CompanyIdentity, 'providerId' | 'issuer' | 'subject'>;

export interface FormerOrCurrentMember {
  id: number;
  role: Role;
  name: string;
  removedAt: Date | null;
}

/** Which account belongs to which person of a company’s provider. */
@Injectable()
export class CompanyIdentitiesRepository {
  async accountIdOf(tx: Executor, { providerId, issuer, subject }: Identified): Promise<number | undefined> {
    const [row] = await tx.query<{ accountId: number }>(
      `SELECT account_id AS "accountId" FROM auth.company_identity
       WHERE provider_id = $1 AND issuer = $2 AND subject = $3`,
      [providerId, issuer, subject],
    );
    return row?.accountId;
  }

  /** Whether another person of the same provider has the account. */
  async hasOther(tx: Executor, accountId: number, { providerId, issuer }: Identified): Promise<boolean> {
    const rows = await tx.query(
      'SELECT 1 FROM auth.company_identity WHERE account_id = $1 AND provider_id = $2 AND issuer = $3',
      [accountId, providerId, issuer],
    );
    return rows.length > 0;
  }

  async link(tx: Executor, identity: Identified, accountId: number, at: Date): Promise<void> {
    const { providerId, issuer, subject } = identity;
    await tx.query(
      `INSERT INTO auth.company_identity (provider_id, issuer, subject, account_id, linked_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (account_id, provider_id, issuer) DO UPDATE
       SET subject = excluded.subject, linked_at = excluded.linked_at`,
      [providerId, issuer, subject, accountId, at],
    );
  }

  /** The account’s membership of a workspace, also one that has ended. */
  async memberOf(
    tx: Executor,
    workspaceId: number,
    accountId: number,
  ): Promise<FormerOrCurrentMember | undefined> {
    const [row] = await tx.query<FormerOrCurrentMember>(
      `SELECT m.id, m.role, a.name, m.removed_at AS "removedAt" FROM auth.member m JOIN auth.account a ON a.id = m.account_id
       WHERE m.workspace_id = $1 AND m.account_id = $2`,
      [workspaceId, accountId],
    );
    return row;
  }
}
