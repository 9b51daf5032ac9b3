import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { isMember } from '../members/is-member.sql.js';

/** Sessions that one change ends. */
export type CompanySessionScope =
  /** That people began without their company, although one of its workspaces demands it. */
  | { withoutCompanyIn: number }
  /** That began by a connection. */
  | { ofProvider: number }
  /** That began by a person of a connection, or by one of their sessions there. */
  | { ofPerson: { providerId: number; subject: string | null; sid: string | null } };

interface EndedSession {
  uidHash: Buffer;
  accountId: number;
}

const OPEN = 's.ended_at IS NULL';
const ofMembersWithPassword = `s.company_provider_id IS NULL AND EXISTS (
  SELECT 1 FROM auth.member m
  WHERE m.account_id = s.account_id AND m.workspace_id = $1 AND ${isMember})`;

/** Browser sessions in relation to companies’ sign-ins. */
@Injectable()
export class CompanySessionsRepository {
  constructor(private readonly database: Database) {}

  /** The workspaces into which such sessions let the screen, by their ids. */
  async workspacesOf(scope: CompanySessionScope): Promise<number[]> {
    const [condition, values] = lockedConditionOf(scope);
    const rows = await this.database.query<{ id: number }>(
      `SELECT DISTINCT g.workspace_id AS id FROM auth.browser_session s
       JOIN auth.oauth_grant g ON g.session_hash = s.uid_hash AND g.kind = 'screen' AND g.revoked_at IS NULL
       WHERE ${OPEN} AND ${condition} ORDER BY 1`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  /** Ends sessions, and invalidates pending sign-ins of their accounts. */
  async end(tx: Executor, scope: CompanySessionScope, at: Date): Promise<EndedSession[]> {
    const [condition, values] = conditionOf(scope);
    const at$ = `$${values.length + 1}`;
    const ended = await tx.query<EndedSession>(
      `UPDATE auth.browser_session s SET ended_at = ${at$} WHERE ${OPEN} AND ${condition}
       RETURNING s.uid_hash AS "uidHash", s.account_id AS "accountId"`,
      [...values, at],
    );
    if (ended.length === 0) return [];
    await tx.query(`DELETE FROM auth.oidc_model WHERE kind = 'Session' AND uid_hash = ANY ($1::bytea[])`, [
      ended.map(({ uidHash }) => uidHash),
    ]);
    await tx.query('UPDATE auth.account SET sign_outs = sign_outs + 1 WHERE id = ANY ($1::bigint[])', [
      [...new Set(ended.map(({ accountId }) => accountId))],
    ]);
    return ended;
  }

  /** @returns false when the logout token was used before */
  async useToken(tx: Executor, providerId: number, jtiHash: Buffer, until: Date): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO auth.company_logout_token (provider_id, jti_hash, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING true AS done`,
      [providerId, jtiHash, until],
    );
    return rows.length > 0;
  }
}

/** More sessions than those that end: before the change, its demand is not in the database. */
function lockedConditionOf(scope: CompanySessionScope): [condition: string, values: unknown[]] {
  return 'withoutCompanyIn' in scope ? [ofMembersWithPassword, [scope.withoutCompanyIn]] : conditionOf(scope);
}

function conditionOf(scope: CompanySessionScope): [condition: string, values: unknown[]] {
  if ('withoutCompanyIn' in scope)
    return [
      `${ofMembersWithPassword} AND auth.needs_company_sign_in(s.account_id)`,
      [scope.withoutCompanyIn],
    ];
  if ('ofProvider' in scope) return ['s.company_provider_id = $1', [scope.ofProvider]];
  const { providerId, subject, sid } = scope.ofPerson;
  return [
    `s.company_provider_id = $1 AND ($2::text IS NULL OR s.company_subject = $2)
       AND ($3::text IS NULL OR s.company_sid = $3)`,
    [providerId, subject, sid],
  ];
}
