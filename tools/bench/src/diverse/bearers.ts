import { hash, randomBytes } from 'node:crypto';
import { createApiToken } from '@kiban/auth-client';
import pg from 'pg';
import type { FloorBearer } from '../floor/floor-process.js';

interface NewMember {
  workspaceId: number;
  accountId: number;
  memberId: number;
}

/**
 * Creates members of the deployment's workspace with one bearer each, as the service stores them: an owner with an API
 * token and a plain member with a session of the web app, in turn. Through the API each would need an invitation, a sign-up
 * and a sign-in.
 */
export async function createBearers(databaseUrl: string, count: number): Promise<FloorBearer[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const bearers: FloorBearer[] = [];
    for (let n = 1; n <= count; n += 1) {
      const role = n % 2 === 0 ? 'member' : 'owner';
      const name = `Measured ${role} ${n}`;
      const member = await insertMember(client, name, role);
      const token = await (role === 'owner' ? insertToken(client, member) : insertSession(client, member));
      bearers.push({ token, memberId: member.memberId, name });
    }
    return bearers;
  } finally {
    await client.end();
  }
}

async function insertMember(client: pg.Client, name: string, role: string): Promise<NewMember> {
  const { rows } = await client.query<Record<keyof NewMember, string>>(
    `WITH account AS (
       INSERT INTO auth.account (email, name, password_hash) VALUES ($1, $2, 'no password') RETURNING id)
     INSERT INTO auth.member (workspace_id, account_id, role)
     SELECT (SELECT min(id) FROM auth.workspace), account.id, $3 FROM account
     RETURNING workspace_id AS "workspaceId", account_id AS "accountId", id AS "memberId"`,
    [`${name.replaceAll(' ', '-')}@example.org`, name, role],
  );
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no row for an inserted member.');
  return {
    workspaceId: Number(row.workspaceId),
    accountId: Number(row.accountId),
    memberId: Number(row.memberId),
  };
}

async function insertToken(client: pg.Client, { workspaceId, memberId }: NewMember): Promise<string> {
  const token = createApiToken(randomBytes);
  await client.query(
    `INSERT INTO auth.api_token (workspace_id, issued_by, name, digest, first_characters, last_characters, created_at)
     VALUES ($1, $2, 'Benchmark', $3, $4, $5, now())`,
    [workspaceId, memberId, digestOf(token), token.slice(0, 8), token.slice(-4)],
  );
  return token;
}

async function insertSession(client: pg.Client, member: NewMember): Promise<string> {
  const bearer = randomBytes(32).toString('base64url');
  await client.query(
    `WITH given AS (
       INSERT INTO auth.oauth_grant
         (grant_hash, kind, workspace_id, member_id, account_id, client_id, scopes, created_at, expires_at)
       VALUES ($1, 'screen', $2, $3, $4, 'kiban-screen', '{boards:read,boards:write}', now(), now() + interval '1 day'))
     INSERT INTO auth.oidc_model (kind, id_hash, payload, grant_hash, client_id, scope, audience, created_at, expires_at)
     VALUES ('AccessToken', $5, '', $1, 'kiban-screen', 'boards:read boards:write', 'api', now(), now() + interval '1 day')`,
    [
      digestOf(randomBytes(32).toString('base64url')),
      member.workspaceId,
      member.memberId,
      member.accountId,
      digestOf(bearer),
    ],
  );
  return bearer;
}

const digestOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');
