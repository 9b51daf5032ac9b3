import type { Role } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

export interface ExportedPerson {
  accountId: number;
  /** The present memberships that the session may open. */
  memberships: readonly { memberId: number; workspaceId: number; role: Role }[];
  /** Workspaces of the person that it may not open. */
  closed: ReadonlySet<number>;
}

const AUDIT_BATCH = 1_000;
const MEMBERS = 'SELECT id FROM auth.member WHERE account_id = $1';
const invitations = (condition: string): string => `
  SELECT i.id, i.workspace_id AS "workspaceId", i.role, i.created_at AS "createdAt", i.accepted_at AS "acceptedAt",
    i.revoked_at AS "revokedAt" FROM auth.invitation i WHERE ${condition} ORDER BY i.id`;

/** One object, or null when the account has none. With the account in $1. */
const OBJECTS: Readonly<Record<string, string>> = {
  account: `SELECT a.email, a.name, a.created_at AS "createdAt", a.email_verified_at AS "emailVerifiedAt",
      a.password_changed_at AS "passwordChangedAt",
      (SELECT n.email FROM auth.new_address n WHERE n.account_id = a.id AND n.expires_at > now()) AS "newEmail"
    FROM auth.account a WHERE a.id = $1`,
  secondFactor: `SELECT f.confirmed_at IS NOT NULL AS "isOn", f.confirmed_at AS since,
      CASE WHEN f.confirmed_at IS NULL THEN 0 ELSE
        (SELECT count(*) FROM auth.recovery_code r WHERE r.account_id = a.id AND r.used_at IS NULL)::int END AS "recoveryCodesLeft"
    FROM auth.account a LEFT JOIN auth.second_factor f ON f.account_id = a.id WHERE a.id = $1`,
};

/** With the account in $1. No column of them is a secret or its digest. */
const LISTS: Readonly<Record<string, string>> = {
  memberships: `SELECT m.id AS "memberId", w.id AS "workspaceId", w.name AS "workspaceName", m.role, m.joined_at AS "joinedAt",
      m.removed_at AS "leftAt", p.document::json AS preferences
    FROM auth.member m JOIN auth.workspace w ON w.id = m.workspace_id LEFT JOIN auth.member_preferences p ON p.member_id = m.id
    WHERE m.account_id = $1 ORDER BY m.id`,
  sessions: `SELECT id, signed_in_at AS "signedInAt", last_used_at AS "lastUsedAt", ended_at AS "endedAt", address,
      user_agent AS "userAgent" FROM auth.browser_session WHERE account_id = $1 ORDER BY id`,
  knownDevices: `SELECT last_used_at AS "lastUsedAt" FROM auth.known_device WHERE account_id = $1 ORDER BY 1`,
  knownNetworks: `SELECT n.last_used_at AS "lastUsedAt" FROM auth.known_network n
    JOIN auth.account a ON n.subject = sha256(convert_to(lower(a.email), 'UTF8')) WHERE a.id = $1 ORDER BY 1`,
  passkeys: `SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM auth.passkey
    WHERE account_id = $1 ORDER BY id`,
  companyIdentities: `SELECT p.workspace_id AS "workspaceId", c.issuer, c.subject, c.linked_at AS "linkedAt"
    FROM auth.company_identity c JOIN auth.sign_in_provider p ON p.id = c.provider_id WHERE c.account_id = $1 ORDER BY p.id`,
  directoryEntries: `SELECT u.workspace_id AS "workspaceId", u.user_name AS "userName", u.email, u.external_id AS "externalId",
      u.display_name AS "displayName", u.updated_at AS "updatedAt"
    FROM auth.provisioned_user u WHERE u.member_id IN (${MEMBERS}) ORDER BY u.member_id`,
  tokens: `SELECT t.id, t.workspace_id AS "workspaceId", t.name, t.created_at AS "createdAt", t.last_used_at AS "lastUsedAt",
      t.expires_at AS "expiresAt", t.revoked_at AS "revokedAt"
    FROM auth.api_token t WHERE t.issued_by IN (${MEMBERS}) ORDER BY t.id`,
  clients: `SELECT c.id, c.workspace_id AS "workspaceId", c.client_name AS name, c.client_host AS host,
      c.created_at AS "createdAt", c.last_used_at AS "lastUsedAt", c.revoked_at AS "revokedAt"
    FROM auth.oauth_connection c WHERE c.member_id IN (${MEMBERS}) ORDER BY c.id`,
  invitationsReceived: invitations(
    'lower(i.email) = (SELECT lower(a.email) FROM auth.account a WHERE a.id = $1)',
  ),
  invitationsSent: invitations(`i.invited_by IN (${MEMBERS})`),
};

const AUDIT = `SELECT id, workspace_id AS "workspaceId", at, action, via, address, user_agent AS "userAgent", target
  FROM auth.audit_entry WHERE workspace_id = $1 AND actor_member_id = $2 AND id > $3 ORDER BY id LIMIT ${AUDIT_BATCH}`;

/** Reads what auth holds about a person, as the properties of the export. Dates become ISO timestamps in JSON. */
@Injectable()
export class PersonalDataReader {
  constructor(private readonly database: Database) {}

  async object(name: string, accountId: number): Promise<object | null> {
    const [row] = await this.database.query<object>(OBJECTS[name] ?? '', [accountId]);
    return row ?? null;
  }

  get objectNames(): readonly string[] {
    return Object.keys(OBJECTS);
  }

  get listNames(): readonly string[] {
    return Object.keys(LISTS);
  }

  /** Of a closed workspace only the membership itself. */
  async list(name: string, { accountId, closed }: ExportedPerson): Promise<object[]> {
    const rows = await this.database.query<{ workspaceId?: number }>(LISTS[name] ?? '', [accountId]);
    if (name === 'memberships') return rows;
    return rows.filter(({ workspaceId }) => workspaceId === undefined || !closed.has(workspaceId));
  }

  /** In batches, since a log has no bound. No connection is held between two of them. */
  async *auditEntries({ accountId, closed }: ExportedPerson): AsyncGenerator<object[]> {
    const members = await this.database.query<{ id: number; workspaceId: number }>(
      'SELECT id, workspace_id AS "workspaceId" FROM auth.member WHERE account_id = $1 ORDER BY id',
      [accountId],
    );
    for (const { id, workspaceId } of members.filter((member) => !closed.has(member.workspaceId)))
      for (let after = 0; ;) {
        const batch = await this.database.query<{ id: number }>(AUDIT, [workspaceId, id, after]);
        yield batch;
        if (batch.length < AUDIT_BATCH) break;
        after = batch.at(-1)?.id ?? after;
      }
  }
}
