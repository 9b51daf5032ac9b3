import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthClient, leaseRevocationSubject, UnauthenticatedError } from '@kiban/auth-client';
import { connectNats, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { startNatsServer, type TestNatsServer } from '@kiban/testing';
import { Directory } from '../testing/directory.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const logger = createLogger('test', 'silent');

describe('a deactivation by the directory', () => {
  let nats: TestNatsServer;
  let deployment: AuthDeployment;
  let people: People;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let directory: Directory;
  let owner: Placed;
  const connections: NatsConnection[] = [];
  const clients: { of: 'api' | 'mcp'; client: AuthClient }[] = [];

  beforeAll(async () => {
    nats = await startNatsServer();
    deployment = await AuthDeployment.create({ NATS_URL: nats.url });
    ({ people } = deployment);
    const workspaceId = await people.workspace();
    const env = { COMPANY_DOMAINS: `${workspaceId}=example.org` };
    replicas = [await deployment.startReplica(env), await deployment.startReplica(env)];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    owner = await people.member(workspaceId, 'owner');
    directory = await Directory.of(walk, owner, replicas);
    // Two replicas of a service and two of the gateway, each with leases of its own.
    for (const audience of ['api', 'api', 'mcp', 'mcp'] as const) await startClient(audience);
  });

  afterAll(async () => {
    for (const { client } of clients) client.stop();
    for (const connection of connections) await connection.close();
    await deployment.stop();
    await nats.close();
  });

  const startClient = async (audience: 'api' | 'mcp'): Promise<void> => {
    const connection = await connectNats({ url: nats.url, name: 'boards-api', logger });
    connections.push(connection);
    const client = new AuthClient({
      connection,
      internalUrl: replicas[clients.length % 2 === 0 ? 0 : 1].managementUrl,
      internalSecret: deployment.env['INTERNAL_API_SECRET'] ?? '',
      audience,
      logger,
    });
    clients.push({ of: audience, client });
    connection.subscribe(leaseRevocationSubject, {
      callback: (_, message) => void message.respond(JSON.stringify(client.applyRevocation(message.json()))),
    });
    await client.start();
  };

  const holders = (of: 'api' | 'mcp'): AuthClient[] =>
    clients.filter((each) => each.of === of).map(({ client }) => client);

  it.each([
    ['runs', false],
    ['is down', true],
  ])(
    'ends session, AI client and issued token on every replica by the next request while the broker %s [DEC-4.SCIM-6]',
    async (_, isDown) => {
      const person = await people.member(owner.workspaceId, 'owner');
      const signedIn = (await walk.connect(screen.clientId, { email: person.email, password })).access_token;
      const helper = await walk.registered({ client_name: 'Desk helper' });
      const ai = await walk.connect(helper, { email: person.email, password });
      const issued = await walk.api('POST', '/tokens', person.bearer, { name: 'Own', password });
      const { token } = (await issued.json()) as { token: string };
      const api = [person.bearer, signedIn, token];
      for (const client of holders('api')) for (const bearer of api) await client.resolve(bearer);
      for (const client of holders('mcp')) await client.resolve(ai.access_token);

      if (isDown) await nats.kill();
      const off = await directory.call(
        'PATCH',
        `/Users/${person.memberId}`,
        { Operations: [{ op: 'replace', value: { active: false } }] },
        { replica: 1 },
      );
      expect([off.status, off.body.active]).toEqual([200, false]);
      for (const client of holders('api'))
        for (const bearer of api)
          await expect(client.resolve(bearer)).rejects.toBeInstanceOf(UnauthenticatedError);
      for (const client of holders('mcp'))
        await expect(client.resolve(ai.access_token)).rejects.toBeInstanceOf(UnauthenticatedError);
      for (const replica of replicas)
        for (const bearer of api)
          expect((await new OAuthWalk(deployment.origin, replica).api('GET', '/me', bearer)).status).toBe(
            401,
          );
      expect((await walk.refresh(helper, ai.refresh_token)).status).toBe(400);
      if (isDown) await nats.start();
    },
  );
});
