import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { AuthDeployment } from '../testing/running-auth.js';

const HOST = 'client.example';
const FETCHES_PER_MINUTE = 30;

const listen = async (server: Server | HttpServer): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

describe('an address that a client names, fetched by the authorization server', () => {
  let inside: Server;
  let insidePort: number;
  let closedPort: number;
  let connections = 0;
  let relay: HttpServer;
  const relayed: string[] = [];
  let deployment: AuthDeployment;
  let walk: OAuthWalk;

  beforeAll(async () => {
    inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    insidePort = await listen(inside);
    const closed = createServer();
    closedPort = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    relay = createHttpServer((request, response) => {
      relayed.push(request.url ?? '');
      if (request.url === '/elsewhere')
        response.writeHead(302, { location: `http://127.0.0.1:${insidePort}/` }).end();
      else if (request.url === '/endless') {
        const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
        response.on('close', () => clearInterval(timer));
      } else if (request.url === '/deep') response.end(`${'{"a":'.repeat(900)}1${'}'.repeat(900)}`);
      else if (request.url === '/unsafe')
        response.end(`{"client_id":"https://${HOST}/unsafe","client_uri":{"toString":1}}`);
      else response.writeHead(404).end();
    });
    deployment = await AuthDeployment.create({
      OAUTH_DOCUMENT_SOURCES: `${HOST}=http://127.0.0.1:${await listen(relay)}`,
    });
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  });

  afterAll(async () => {
    await deployment.stop();
    inside.close();
    relay.closeAllConnections();
    relay.close();
  });

  const authorize = async (clientId: string, from: string): Promise<{ seen: string; tookMs: number }> => {
    const startedAt = performance.now();
    const { status, text } = await walk.browser(from).get(walk.authorizeUrl(clientId, walk.newVerifier()));
    return {
      seen: `${status} ${text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')}`,
      tookMs: performance.now() - startedAt,
    };
  };

  it('is never connected to inside, and an open port gets the same answer in the same time as a closed one', async () => {
    const hosts = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'];
    const responses = await Promise.all(
      hosts.flatMap((host) =>
        [insidePort, closedPort].map((port) => authorize(`https://${host}:${port}/c.json`, '203.0.113.1')),
      ),
    );
    expect(connections).toBe(0);
    expect(new Set(responses.map(({ seen }) => seen)).size).toBe(1);
    expect(responses[0]?.seen).toMatch(/^400 /);
    // All wait for the one deadline: none is answered as soon as its fault is known.
    expect(Math.min(...responses.map(({ tookMs }) => tookMs))).toBeGreaterThan(2_400);
  });

  it('is not followed to where it redirects', async () => {
    const { seen } = await authorize(`https://${HOST}/elsewhere`, '203.0.113.2');
    expect(seen).toMatch(/^400 /);
    expect(relayed).toContain('/elsewhere');
    expect(connections).toBe(0);
  });

  it('is given up past the bounds of bytes, time and depth, and where it is unsafe', async () => {
    for (const path of ['endless', 'deep', 'unsafe'])
      expect((await authorize(`https://${HOST}/${path}`, '203.0.113.3')).seen).toMatch(/^400 /);
  });

  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clientWithKeysAt = (jwksUri: string): Promise<string> =>
    walk.registered({
      client_name: jwksUri,
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'ES256',
      jwks_uri: jwksUri,
    });
  const redeem = async (clientId: string, address: string): Promise<number> => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: clientId, sub: clientId, aud: deployment.origin, iat: now, exp: now + 60 };
    const text = [
      { alg: 'ES256', kid: 'one' },
      { ...claims, jti: randomUUID() },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    const response = await walk.token(
      {
        grant_type: 'authorization_code',
        client_id: clientId,
        code: 'x',
        redirect_uri: 'http://127.0.0.1:9/callback',
        client_assertion: `${text}.${signature.toString('base64url')}`,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      },
      { 'x-forwarded-for': address },
    );
    return response.status;
  };

  it('is never connected to inside for the keys of a registered client', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const clientId = await clientWithKeysAt(`https://${host}:${insidePort}/keys`);
      expect(await redeem(clientId, '203.0.113.4')).toBeGreaterThanOrEqual(400);
    }
    expect(connections).toBe(0);
  });

  it('is fetched a bounded number of times a minute for keys as well', async () => {
    const clientId = await clientWithKeysAt(`https://${HOST}/keys`);
    relayed.length = 0;
    for (let count = 0; count < FETCHES_PER_MINUTE + 10; count += 1) {
      const status = await redeem(clientId, `2001:db8::${count}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(relayed.length).toBeGreaterThan(0);
    expect(relayed.length).toBeLessThanOrEqual(FETCHES_PER_MINUTE);
  });
});
