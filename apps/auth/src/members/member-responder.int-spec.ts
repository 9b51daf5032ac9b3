import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthClient, MemberRoles, membersSubject, type MembersResponse } from '@kiban/auth-client';
import { request, connectNats, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment } from '../testing/running-auth.js';

const person = (name: string): Person => ({
  name,
  email: `${name.toLowerCase()}@example.org`,
  password: `the secret of ${name}`,
  workspaceName: `${name}’s`,
});
const [olga, mira] = [person('Olga'), person('Mira')];

describe('the roles of members, as other services keep them', () => {
  let deployment: AuthDeployment;
  let walk: OAuthWalk;
  let owner: string;
  let workspaceId: number;
  let memberId: number;
  let connection: NatsConnection;
  let client: AuthClient;
  let roles: MemberRoles;

  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const response = await walk.api(method, path, owner, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as Body;
  };

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    const replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(olga);
    owner = (await walk.connect(screen.clientId, olga)).access_token;
    workspaceId = (await call<{ workspace: { id: number } }>('GET', '/me')).workspace.id;
    const { link } = await call<{ link: string }>('POST', '/invitations', {
      email: mira.email,
      role: 'admin',
    });
    await walk.join(link, mira);
    const members = await call<{ id: number; name: string }[]>('GET', '/members');
    memberId = members.find(({ name }) => name === mira.name)!.id;
    const logger = createLogger('test', 'silent');
    connection = await connectNats({ url: deployment.env['NATS_URL'] as string, name: 'test', logger });
    client = new AuthClient({
      connection,
      internalUrl: 'http://127.0.0.1:1',
      internalSecret: 'x'.repeat(32),
      audience: 'api',
      logger,
    });
    await client.start();
    roles = new MemberRoles(client, connection);
  });

  afterAll(async () => {
    client.stop();
    await connection.close();
    await deployment.stop();
  });

  it('are those of after a change as soon as that change is answered [S6]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const role = round % 2 === 0 ? 'member' : 'admin';
      // Kept as a lease before the change.
      expect(await roles.roleOf(workspaceId, memberId)).toBe(role === 'member' ? 'admin' : 'member');
      await call('PATCH', `/members/${memberId}`, { role });
      expect(await roles.roleOf(workspaceId, memberId)).toBe(role);
    }
    await call('DELETE', `/members/${memberId}`);
    expect(await roles.roleOf(workspaceId, memberId)).toBeUndefined();
  });

  it('come with a lease only where the asker says who it is', async () => {
    const asked = (instance?: string): Promise<MembersResponse> =>
      request(connection, membersSubject, { workspaceId, instance }, 5_000);
    expect((await asked()).leaseMs).toBeUndefined();
    expect((await asked(randomUUID())).leaseMs).toBe(5_000);
  });
});
