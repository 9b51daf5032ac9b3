import { randomUUID } from 'node:crypto';
import { ApiCaller } from '@kiban/platform-e2e/client/api-caller';
import type { Deployment } from '@kiban/platform-e2e/client/deployment';
import type { Owner } from '@kiban/platform-e2e/running/owner';
import { queryDatabase } from '@kiban/testing';

/** A directory's group of all members of a workspace. */
export interface LargeGroup {
  /** A token of the directory. */
  token: string;
  id: string;
  /** One of its members. */
  memberId: string;
}

/** As many as a group may have. */
const MEMBERS = 2_000;

/** Gives the owner's workspace members who never signed in: 2,000 sign-ups would take minutes. */
export async function makeLargeGroup(deployment: Deployment, owner: Owner): Promise<LargeGroup> {
  const { token } = await owner.screen.must<{ token: string }>('POST', '/tokens', {
    name: 'Directory',
    password: owner.account.password,
    scopes: ['members:provision'],
  });
  await queryDatabase(
    deployment.databaseUrl,
    `WITH account AS (
       INSERT INTO auth.account (email, name, password_hash)
       SELECT '${randomUUID()}-' || n || '@example.org', 'Member ' || n, '' FROM generate_series(1, ${MEMBERS}) AS n RETURNING id)
     INSERT INTO auth.member (workspace_id, account_id, role)
     SELECT own.workspace_id, account.id, 'member' FROM account, auth.member AS own JOIN auth.account AS a ON a.id = own.account_id
     WHERE a.email = '${owner.account.email}'`,
  );
  const members = await owner.api.must<{ id: number; role: string }[]>('GET', '/members');
  const ids = members.filter(({ role }) => role === 'member').map(({ id }) => String(id));
  const directory = new ApiCaller(`${deployment.origin}/scim/v2`, token);
  const group = await directory.must<{ id: string }>('POST', '/Groups', {
    displayName: 'Everyone',
    members: ids.slice(0, MEMBERS).map((value) => ({ value })),
  });
  return { token, id: group.id, memberId: ids[0] ?? '' };
}
