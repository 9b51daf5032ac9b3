import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthClient, leaseRevocationSubject } from '@kiban/auth-client';
import { connectNats, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { startNatsServer, type TestNatsServer } from '@kiban/testing';
import { OAuthWalk, screen } from '../../testing/oauth-walk.js';
import { password, type People } from '../../testing/people.js';
import { AuthDeployment } from '../../testing/running-auth.js';

describe('the leases that a change revokes', () => {
  let nats: TestNatsServer;
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let connection: NatsConnection;
  let client: AuthClient;
  const dropped: (number | null)[] = [];

  beforeAll(async () => {
    nats = await startNatsServer();
    deployment = await AuthDeployment.create({ NATS_URL: nats.url });
    ({ people } = deployment);
    const replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    const logger = createLogger('test', 'silent');
    connection = await connectNats({ url: nats.url, name: 'boards-api', logger });
    client = new AuthClient({
      connection,
      internalUrl: replica.managementUrl,
      internalSecret: deployment.env['INTERNAL_API_SECRET'] ?? '',
      audience: 'api',
      logger,
    });
    connection.subscribe(leaseRevocationSubject, {
      callback: (_, message) => void message.respond(JSON.stringify(client.applyRevocation(message.json()))),
    });
    await client.start();
    client.onLeaseRevocation((workspaceId) => dropped.push(workspaceId));
  });

  afterAll(async () => {
    client.stop();
    await deployment.stop();
    await connection.close();
    await nats.close();
  });

  it('are those of the person’s workspaces only', async () => {
    const here = await people.member(await people.workspace(), 'owner');
    const there = await people.workspace();
    await people.change(
      `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'member')`,
      there,
      here.accountId,
    );
    const browser = walk.browser();
    const page = await walk.signIn(browser, walk.authorizeUrl(screen.clientId, walk.newVerifier()), {
      email: here.email,
      password,
    });
    await browser.submit(page, `${new URL(page.url).pathname}/workspace`, {
      workspaceId: String(here.workspaceId),
    });
    const took = async (change: () => Promise<number>, status: number): Promise<(number | null)[]> => {
      // Holds a lease, so a change waits for it.
      await client.resolve(here.bearer);
      dropped.length = 0;
      expect(await change()).toBe(status);
      return [...new Set(dropped)].sort((left, right) => Number(left) - Number(right));
    };
    const rename = async (): Promise<number> =>
      (await walk.api('PATCH', '/me', here.bearer, { name: 'Another name' })).status;
    expect(await took(rename, 200)).toEqual([here.workspaceId, there]);
    expect((await client.resolve(here.bearer)).member.name).toBe('Another name');
    const signOut = async (): Promise<number> =>
      (await browser.submit(await browser.get('/sign-in/out'), '/sign-in/out')).status;
    expect(await took(signOut, 200)).toEqual([here.workspaceId]);
    const change = async (): Promise<number> => {
      const body = { password, newPassword: 'a wholly new password' };
      await people.signedIn(here);
      return (await walk.api('POST', '/me/password', here.bearer, body)).status;
    };
    expect(await took(change, 204)).toEqual([here.workspaceId]);
  });
});
