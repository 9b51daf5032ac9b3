import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AuthClient,
  leaseRevocationSubject,
  MemberRoles,
  membersSubject,
  type MembersResponse,
} from '@kiban/auth-client';
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

describe('the roles of members that other services cache', () => {
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
    connection.subscribe(leaseRevocationSubject, {
      callback: (_, message) => void message.respond(JSON.stringify(client.applyRevocation(message.json()))),
    });
    await client.start();
    roles = new MemberRoles(client, connection);
  });

  afterAll(async () => {
    client.stop();
    await connection.close();
    await deployment.stop();
  });

  it('are current as soon as the response to a change is sent [S6]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const role = round % 2 === 0 ? 'member' : 'admin';
      // Cached as a lease before the change.
      expect(await roles.roleOf(workspaceId, memberId)).toBe(role === 'member' ? 'admin' : 'member');
      await call('PATCH', `/members/${memberId}`, { role });
      expect(await roles.roleOf(workspaceId, memberId)).toBe(role);
    }
    await call('DELETE', `/members/${memberId}`);
    expect(await roles.roleOf(workspaceId, memberId)).toBeUndefined();
  });

  it('have a lease only if the request names its instance', async () => {
    const membersFor = (instance?: string): Promise<MembersResponse> =>
      request(connection, membersSubject, { workspaceId, instance }, 5_000);
    expect((await membersFor()).leaseMs).toBeUndefined();
    expect((await membersFor(randomUUID())).leaseMs).toBe(5_000);
  });
});
