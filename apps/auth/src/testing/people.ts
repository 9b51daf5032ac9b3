import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@kiban/contracts';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { hash } from '@node-rs/argon2';

/** A member with an account, signed in to the screen. */
export interface Placed {
  accountId: number;
  memberId: number;
  workspaceId: number;
  email: string;
  /** Of one session of the screen. */
  bearer: string;
}

export const password = 'correct horse battery';

const DAY_MS = 86_400_000;

/**
 * Inserts people as a sign-up and a sign-in leave them. A test of many rounds would otherwise spend its time in
 * password hashing. The parameters are part of a stored hash, so comparing is cheap.
 */
export class People {
  readonly database: Database;
  private readonly passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

  constructor(databaseUrl: string) {
    this.database = new Database({
      url: databaseUrl,
      poolMax: 3,
      applicationName: 'test',
      logger: createLogger('test', 'silent'),
    });
  }

  /** Changes a row without the service. */
  async change(statement: string, ...values: unknown[]): Promise<void> {
    await this.database.query(statement, values);
  }

  close(): Promise<void> {
    return this.database.close();
  }

  workspace(): Promise<number> {
    return this.idOf('INSERT INTO auth.workspace (slug, name) VALUES ($1, $1)', [random('w')]);
  }

  async account(): Promise<{ accountId: number; email: string }> {
    const email = `${random('p')}@example.org`;
    const accountId = await this.idOf(
      'INSERT INTO auth.account (email, name, password_hash) VALUES ($1, $1, $2)',
      [email, await this.passwordHash],
    );
    return { accountId, email };
  }

  async member(workspaceId: number, role: Role): Promise<Placed> {
    const joined = await this.joined(workspaceId, role);
    return { ...joined, bearer: await this.signedIn(joined) };
  }

  /** A member who never signed in. */
  async joined(workspaceId: number, role: Role): Promise<Omit<Placed, 'bearer'>> {
    const { accountId, email } = await this.account();
    const memberId = await this.idOf(
      'INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, $3)',
      [workspaceId, accountId, role],
    );
    return { accountId, memberId, workspaceId, email };
  }

  /** Members with the role of a member, who never signed in. @returns their ids */
  async members(workspaceId: number, many: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `WITH account AS (
         INSERT INTO auth.account (email, name, password_hash)
         SELECT $3 || n || '@example.org', 'Member ' || n, $4 FROM generate_series(1, $2::int) AS n RETURNING id)
       INSERT INTO auth.member (workspace_id, account_id, role) SELECT $1, id, 'member' FROM account RETURNING id`,
      [workspaceId, many, random('many'), await this.passwordHash],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * @returns the bearer token of one more session of the screen, which began by the password just now; of one without a session
   * where the password begins none
   */
  async signedIn(member: Omit<Placed, 'bearer'>): Promise<string> {
    const bearer = random('bearer');
    const grant = digest(random('grant'));
    await this.database.query(
      `WITH session AS (
         INSERT INTO auth.browser_session (uid_hash, account_id, credential_epoch, signed_in_at, password_at)
         SELECT $7, a.id, a.credential_epoch, now(), now() FROM auth.account a WHERE a.id = $4 RETURNING uid_hash),
       given AS (
         INSERT INTO auth.oauth_grant
           (grant_hash, kind, workspace_id, member_id, account_id, client_id, scopes, created_at, expires_at, session_hash)
         VALUES ($1, 'screen', $2, $3, $4, 'kiban-screen', '{boards:read,boards:write}', now(), $6, (SELECT uid_hash FROM session)))
       INSERT INTO auth.oidc_model (kind, id_hash, payload, grant_hash, client_id, scope, audience, created_at, expires_at)
       VALUES ('AccessToken', $5, '', $1, 'kiban-screen', 'boards:read boards:write', 'api', now(), $6)`,
      [
        grant,
        member.workspaceId,
        member.memberId,
        member.accountId,
        digest(bearer),
        new Date(Date.now() + DAY_MS),
        digest(random('session')),
      ],
    );
    return bearer;
  }

  /** The bearer's browser session, which has just shown the second factor. */
  async inSession({ accountId, bearer }: Pick<Placed, 'accountId' | 'bearer'>): Promise<void> {
    await this.database.query(
      `WITH session AS (
         INSERT INTO auth.browser_session (uid_hash, account_id, credential_epoch, signed_in_at, second_factor_at)
         SELECT $1, a.id, a.credential_epoch, now(), now() FROM auth.account a WHERE a.id = $2)
       UPDATE auth.oauth_grant g SET session_hash = $1 FROM auth.oidc_model o
       WHERE o.id_hash = $3 AND g.grant_hash = o.grant_hash`,
      [digest(random('session')), accountId, digest(bearer)],
    );
  }

  /** @returns the path of the link of an open invitation */
  async invitation(by: Omit<Placed, 'bearer'>, email: string, role: Role): Promise<string> {
    const secret = random('invitation');
    await this.database.query(
      `INSERT INTO auth.invitation (workspace_id, email, role, digest, invited_by, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, now(), $6)`,
      [by.workspaceId, email, role, digest(secret), by.memberId, new Date(Date.now() + DAY_MS)],
    );
    return `/sign-up/invitation/${secret}`;
  }

  async latestInvitation(workspaceId: number): Promise<number> {
    const [row] = await this.database.query<{ id: number }>(
      'SELECT max(id) AS id FROM auth.invitation WHERE workspace_id = $1',
      [workspaceId],
    );
    return row?.id ?? 0;
  }

  /** @returns the id of an AI client that a member connected */
  connection(by: Placed): Promise<number> {
    return this.idOf(
      `INSERT INTO auth.oauth_connection
         (workspace_id, member_id, client_id, client_name, registration, created_at)
       VALUES ($1, $2, $3, 'Test client', 'dynamic', now())`,
      [by.workspaceId, by.memberId, random('client')],
    );
  }

  /** The number of a member’s active tokens in the table, whatever the API returns. */
  async unrevokedTokens(memberId: number): Promise<number> {
    const rows = await this.database.query(
      'SELECT 1 FROM auth.api_token WHERE issued_by = $1 AND revoked_at IS NULL',
      [memberId],
    );
    return rows.length;
  }

  /** The events of a workspace, in the order of its lock. */
  async audited(workspaceId: number): Promise<string[]> {
    const rows = await this.database.query<{ action: string }>(
      'SELECT action FROM auth.audit_entry WHERE workspace_id = $1 ORDER BY id',
      [workspaceId],
    );
    return rows.map(({ action }) => action);
  }

  private async idOf(insert: string, values: unknown[]): Promise<number> {
    const [row] = await this.database.query<{ id: number }>(`${insert} RETURNING id`, values);
    return (row as { id: number }).id;
  }
}

const random = (prefix: string): string => `${prefix}-${randomBytes(12).toString('hex')}`;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
