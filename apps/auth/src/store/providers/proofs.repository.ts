import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** A proven domain whose record is looked up again. */
export interface DueProof {
  providerId: number;
  workspaceId: number;
  domain: string;
  proof: string;
}

export interface CheckedProof extends DueProof {
  providerName: string;
  /** Null while the record is there. */
  missingSince: Date | null;
}

/** Claims before the look-up, so that one replica looks a domain up once a day. */
const CLAIM = {
  name: 'auth-claim-due-proofs',
  text: `UPDATE auth.sign_in_domain d SET checked_at = $1 FROM auth.sign_in_provider p
         WHERE p.id = d.provider_id AND (d.provider_id, d.domain) IN (
           SELECT provider_id, domain FROM auth.sign_in_domain
           WHERE proven_at IS NOT NULL AND (checked_at IS NULL OR checked_at <= $2)
           ORDER BY checked_at NULLS FIRST LIMIT $3 FOR UPDATE SKIP LOCKED)
         RETURNING d.provider_id AS "providerId", p.workspace_id AS "workspaceId", d.domain, d.proof`,
};

/** The proofs of domains over time. */
@Injectable()
export class ProofsRepository {
  constructor(private readonly database: Database) {}

  /** @param notSince those that were looked up since then are left out */
  claim(now: Date, notSince: Date, limit: number): Promise<DueProof[]> {
    return this.database.query<DueProof>(CLAIM, [now, notSince, limit]);
  }

  /** @returns undefined when the domain was removed, or has lost or changed its proof since */
  async proven(tx: Executor, { providerId, domain, proof }: DueProof): Promise<CheckedProof | undefined> {
    const [row] = await tx.query<CheckedProof>(
      `SELECT d.provider_id AS "providerId", p.workspace_id AS "workspaceId", d.domain, d.proof,
              p.name AS "providerName", d.missing_since AS "missingSince"
       FROM auth.sign_in_domain d JOIN auth.sign_in_provider p ON p.id = d.provider_id
       WHERE d.provider_id = $1 AND d.domain = $2 AND d.proof = $3 AND d.proven_at IS NOT NULL FOR NO KEY UPDATE OF d`,
      [providerId, domain, proof],
    );
    return row;
  }

  /** @param since null: the record is there */
  async setMissing(tx: Executor, { providerId, domain }: DueProof, since: Date | null): Promise<void> {
    await tx.query(
      'UPDATE auth.sign_in_domain SET missing_since = $3 WHERE provider_id = $1 AND domain = $2',
      [providerId, domain, since],
    );
  }

  async end(tx: Executor, { providerId, domain }: DueProof, at: Date): Promise<void> {
    await tx.query(
      `UPDATE auth.sign_in_domain SET proven_at = NULL, missing_since = NULL, proof_ended_at = $3
       WHERE provider_id = $1 AND domain = $2`,
      [providerId, domain, at],
    );
    await tx.query('UPDATE auth.sign_in_provider SET version = version + 1 WHERE id = $1', [providerId]);
  }

  /** Addresses of the owners of a workspace. */
  async ownersOf(workspaceId: number): Promise<string[]> {
    const rows = await this.database.query<{ email: string }>(
      `SELECT a.email FROM auth.member m JOIN auth.account a ON a.id = m.account_id
       WHERE m.workspace_id = $1 AND m.role = 'owner' AND m.removed_at IS NULL AND a.disabled_at IS NULL ORDER BY m.id`,
      [workspaceId],
    );
    return rows.map(({ email }) => email);
  }
}
