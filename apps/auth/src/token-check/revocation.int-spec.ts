import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { bearerDigest, AuthClient, leaseRevocationSubject, UnauthenticatedError } from '@kiban/auth-client';
import { connectNats, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const owner: Person = {
  email: 'owner@example.org',
  password: 'correct horse battery',
  name: 'Owner',
  workspaceName: 'Revocation',
};
const logger = createLogger('test', 'silent');

describe('a revocation', () => {
  let nats: TestNatsServer;
  let deployment: AuthDeployment;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let screenToken: string;
  let clients: AuthClient[];
  let connections: NatsConnection[];

  beforeAll(async () => {
    nats = await startNatsServer();
    deployment = await AuthDeployment.create({ NATS_URL: nats.url });
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    await walk.signUp(owner);
    screenToken = (await walk.connect(screen.clientId, owner)).access_token;
  });

  afterAll(async () => {
    await deployment.stop();
    await nats.close();
  });

  beforeEach(() => {
    clients = [];
    connections = [];
  });

  afterEach(async () => {
    for (const client of clients) client.stop();
    for (const connection of connections) await connection.close();
  });

  /** @param losesRevocations whether it receives no lease revocation, as a broker may lose any message */
  const startClient = async ({ losesRevocations = false } = {}): Promise<AuthClient> => {
    const connection = await connectNats({ url: nats.url, name: 'boards-api', logger });
    connections.push(connection);
    const client = new AuthClient({
      connection,
      internalUrl: replicas[clients.length % 2 === 0 ? 0 : 1].managementUrl,
      internalSecret: deployment.env['INTERNAL_API_SECRET'] ?? '',
      audience: 'api',
      logger,
    });
    clients.push(client);
    if (!losesRevocations)
      connection.subscribe(leaseRevocationSubject, {
        callback: (_, message) =>
          void message.respond(JSON.stringify(client.applyRevocation(message.json()))),
      });
    await client.start();
    return client;
  };

  const issue = async (): Promise<{ id: number; token: string }> => {
    const response = await walk.api('POST', '/tokens', screenToken, { name: 'T', password: owner.password });
    expect(response.status).toBe(201);
    return (await response.json()) as { id: number; token: string };
  };

  const revoke = async (id: number, replica = replicas[1]): Promise<number> => {
    const startedAt = performance.now();
    const response = await new OAuthWalk(deployment.origin, replica).api(
      'POST',
      `/tokens/${id}/revoke`,
      screenToken,
      { password: owner.password },
    );
    expect(response.status).toBe(200);
    return performance.now() - startedAt;
  };

  const rejectedEverywhere = async (token: string): Promise<void> => {
    for (const client of clients)
      await expect(client.resolve(token)).rejects.toBeInstanceOf(UnauthenticatedError);
    for (const replica of replicas) {
      const response = await new OAuthWalk(deployment.origin, replica).api('GET', '/me', token);
      expect(response.status).toBe(401);
    }
  };

  it('applies to the next request on every replica of every service, under load', async () => {
    for (let count = 0; count < 3; count += 1) await startClient();
    const durations: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { id, token } = await issue();
      let revokedAt = Infinity;
      let acceptedLate = 0;
      let going = true;
      const hammering = clients.map(async (client) => {
        while (going) {
          const startedAt = performance.now();
          const accepted = await client.resolve(token).then(
            () => true,
            () => false,
          );
          if (accepted && startedAt > revokedAt) acceptedLate += 1;
          // Yields, so that the event loop serves the revocation as well.
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
      await eventually('every client to hold a lease', async () => {
        await Promise.all(clients.map((client) => client.resolve(token)));
        return true;
      });
      durations.push(await revoke(id));
      revokedAt = performance.now();
      await rejectedEverywhere(token);
      going = false;
      await Promise.all(hammering);
      expect(acceptedLate).toBe(0);
    }
    durations.sort((left, right) => left - right);
    const at = (share: number): string =>
      (durations[Math.ceil(durations.length * share) - 1] ?? 0).toFixed(0);
    process.stdout.write(
      `revocation, password check included: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms (n=${durations.length})\n`,
    );
  });

  it('waits for the lease of a process that it does not reach', async () => {
    await startClient();
    await startClient({ losesRevocations: true });
    const { id, token } = await issue();
    for (const client of clients) await client.resolve(token);
    const { principal } = { principal: await clients[1]!.resolve(token) };
    expect(principal.via.name).toBe('T');
    await revoke(id);
    await rejectedEverywhere(token);
  });

  it('applies while the broker is down, and after it is back', async () => {
    for (let count = 0; count < 2; count += 1) await startClient();
    const first = await issue();
    const second = await issue();
    for (const client of clients) {
      await client.resolve(first.token);
      await client.resolve(second.token);
    }
    await nats.kill();
    await revoke(first.id);
    await rejectedEverywhere(first.token);
    for (const client of clients)
      await eventually('the other token to be accepted over HTTP', async () => {
        await client.resolve(second.token);
        return true;
      });
    await nats.start();
    await revoke(second.id, replicas[0]);
    await rejectedEverywhere(second.token);
    await eventually('the clients to use the broker again', () =>
      connections.every((connection) => !connection.isClosed()),
    );
    const third = await issue();
    for (const client of clients) await client.resolve(third.token);
    await revoke(third.id);
    await rejectedEverywhere(third.token);
  });

  it('rejects an AI client on the next request after its revocation by name and password', async () => {
    const gateway = await startClient();
    const clientId = await walk.registered({ client_name: 'Desk helper' });
    const tokens = await walk.connect(clientId, owner);
    expect((await gateway.resolveDigest(bearerDigest(tokens.access_token))).via.name).toBe('Desk helper');
    const list = (await (await walk.api('GET', '/tokens', screenToken)).json()) as {
      kind: string;
      id: number;
      name: string;
      state: string;
    }[];
    const listed = list.find((each) => each.kind === 'oauth_client' && each.name === 'Desk helper');
    expect(listed).toMatchObject({ state: 'connected' });
    const wrong = await walk.api('POST', `/clients/${listed!.id}/revoke`, screenToken, {
      password: 'wrong one',
    });
    expect(wrong.status).toBe(403);
    const response = await walk.api('POST', `/clients/${listed!.id}/revoke`, screenToken, {
      password: owner.password,
    });
    expect(await response.json()).toMatchObject({ state: 'revoked' });
    await expect(gateway.resolveDigest(bearerDigest(tokens.access_token))).rejects.toMatchObject({
      reason: 'revoked',
    });
    expect((await walk.refresh(clientId, tokens.refresh_token)).status).toBe(400);
  });

  it('rejects a browser that was signed out from another one, also while the broker is down [DEC-3.SESSION-2]', async () => {
    for (let count = 0; count < 2; count += 1) await startClient();
    const signedIn = async (): Promise<string> => (await walk.connect(screen.clientId, owner)).access_token;
    const signOut = async (bearer: string, replica: AuthReplica): Promise<void> => {
      const own = (await (await walk.api('GET', '/me/sessions', bearer)).json()) as {
        id: number;
        isCurrent: boolean;
      }[];
      const id = own.find(({ isCurrent }) => isCurrent)?.id ?? 0;
      const response = await new OAuthWalk(deployment.origin, replica).api(
        'DELETE',
        `/me/sessions/${id}`,
        screenToken,
      );
      expect(response.status).toBe(204);
    };
    const [first, second] = [await signedIn(), await signedIn()];
    for (const client of clients) for (const bearer of [first, second]) await client.resolve(bearer);
    await signOut(first, replicas[1]);
    await rejectedEverywhere(first);
    await nats.kill();
    await signOut(second, replicas[0]);
    await rejectedEverywhere(second);
    await nats.start();
    for (const client of clients)
      await eventually('the remaining browser to be accepted', async () => {
        await client.resolve(screenToken);
        return true;
      });
  });

  it('does not wait for a process that ended in order', async () => {
    const client = await startClient();
    const { id, token } = await issue();
    await client.resolve(token);
    client.stop();
    await connections[0]!.flush();
    const holders = replicas[0].service.app.get(
      (await import('../store/rights/lease-holders.js')).LeaseHolders,
    );
    await eventually('the holder to be released', async () => !(await holders.live()).has(client.instance));
    await revoke(id);
  });
});
