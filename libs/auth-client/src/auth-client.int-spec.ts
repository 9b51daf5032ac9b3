import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Principal } from '@kiban/contracts';
import { reply, connectNats, type NatsConnection, type Subscription } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { AuthClient } from './auth-client.js';
import { bearerDigest, createApiToken } from './bearer.js';
import { AuthUnavailableError, UnauthenticatedError } from './errors.js';
import { MemberRoles } from './member-roles.js';
import {
  leaseRevocationSubject,
  leaseMaxMs,
  membersSubject,
  resolveSubject,
  type MembersRequest,
  type ResolveRequest,
  type ResolveResponse,
} from './protocol.js';

const logger = createLogger('test', 'silent');

const principal: Principal = {
  kind: 'token',
  credentialId: 'token:1',
  workspace: { id: 1, slug: 'demo', name: 'Demo' },
  member: { id: 1, name: 'Aiko' },
  role: 'admin',
  scopes: ['boards:read'],
  via: { kind: 'token', name: 'T' },
  audiences: ['api'],
  expiresAt: null,
};

/** Auth’s side of the protocol, with responses that a test sets; the broker is a real one. */
describe('AuthClient', () => {
  let nats: TestNatsServer;
  let server: NatsConnection;
  let connection: NatsConnection;
  let client: AuthClient;
  let subscription: Subscription;
  let asked: number;
  let requests: ResolveRequest[];
  let respond: () => Promise<ResolveResponse>;
  let now: number;
  const token = createApiToken(randomBytes);

  beforeAll(async () => {
    nats = await startNatsServer();
  });

  afterAll(() => nats.close());

  beforeEach(async () => {
    asked = 0;
    requests = [];
    now = 0;
    respond = () => Promise.resolve({ principal, leaseMs: leaseMaxMs });
    server = await connectNats({ url: nats.url, name: 'auth', logger });
    connection = await connectNats({ url: nats.url, name: 'boards-api', logger });
    subscription = reply(
      server,
      resolveSubject,
      (request) => {
        asked += 1;
        requests.push(request as ResolveRequest);
        return respond();
      },
      { onError: () => undefined },
    );
    await server.flush();
    client = new AuthClient({
      connection,
      internalUrl: 'http://127.0.0.1:1',
      internalSecret: 'none',
      audience: 'api',
      logger,
      nowMs: () => now,
    });
    connection.subscribe(leaseRevocationSubject, {
      callback: (_, message) => void message.respond(JSON.stringify(client.applyRevocation(message.json()))),
    });
    await client.start();
  });

  afterEach(async () => {
    client.stop();
    await connection.close();
    await server.close();
  });

  const drop = async (workspaceId: number | null): Promise<void> => {
    const confirmation = await server.request(leaseRevocationSubject, JSON.stringify({ workspaceId }), {
      timeout: 5_000,
    });
    expect(confirmation.json()).toEqual({ instance: client.instance });
  };

  it('announces that it applies restrictions, and names the address of the client', async () => {
    await client.resolve(token, '203.0.113.7');
    expect(requests).toEqual([
      {
        digest: bearerDigest(token),
        instance: client.instance,
        appliesRestrictions: true,
        appliesBoards: true,
        address: '203.0.113.7',
      },
    ]);
  });

  it('rejects a token outside its ranges although a lease is valid, and reports it at most once a minute', async () => {
    const restriction = { isScoped: false, addressRanges: ['203.0.113.0/24'], boardIds: null };
    respond = () => Promise.resolve({ principal: { ...principal, restriction }, leaseMs: leaseMaxMs });
    await client.resolve(token, '203.0.113.7');
    for (let attempt = 0; attempt < 20; attempt += 1)
      await expect(client.resolve(token, `198.51.100.${attempt}`)).rejects.toMatchObject({
        code: 'forbidden',
      });
    expect(requests.map(({ address }) => address)).toEqual(['203.0.113.7', '198.51.100.0']);
    expect(await client.resolve(token, '203.0.113.8')).toMatchObject({ credentialId: 'token:1' });
  });

  it('sends one request for concurrent calls, and none while the lease is valid', async () => {
    await Promise.all(Array.from({ length: 20 }, () => client.resolve(token)));
    await client.resolve(token);
    expect(asked).toBe(1);
    now = leaseMaxMs;
    await client.resolve(token);
    expect(asked).toBe(2);
  });

  it('counts a lease from the request, not from the response', async () => {
    respond = () => {
      now = 4_000;
      return Promise.resolve({ principal, leaseMs: leaseMaxMs });
    };
    await client.resolve(token);
    now = leaseMaxMs;
    await client.resolve(token);
    expect(asked).toBe(2);
  });

  it('never uses a longer lease than the protocol allows', async () => {
    respond = () => Promise.resolve({ principal, leaseMs: 60_000 });
    await client.resolve(token);
    now = leaseMaxMs;
    await client.resolve(token);
    expect(asked).toBe(2);
  });

  it('discards leases at a revocation, and confirms it', async () => {
    await client.resolve(token);
    await drop(1);
    respond = () => Promise.resolve({ refused: 'revoked' });
    await expect(client.resolve(token)).rejects.toBeInstanceOf(UnauthenticatedError);
  });

  it('never shares a request that was sent before a revocation with a later call', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    respond = () => held.then(() => ({ principal, leaseMs: leaseMaxMs }));
    const before = client.resolve(token);
    await eventually('the request to arrive', () => asked === 1);
    await drop(1);
    respond = () => Promise.resolve({ refused: 'revoked' });
    await expect(client.resolve(token)).rejects.toMatchObject({ reason: 'revoked' });
    release();
    await before;
    await expect(client.resolve(token)).rejects.toMatchObject({ reason: 'revoked' });
  });

  it('holds no leases once it is stopped, of bearers and of members’ roles', async () => {
    const holders: (string | undefined)[] = [];
    reply<MembersRequest>(
      server,
      membersSubject,
      ({ instance }) => {
        holders.push(instance);
        const members = [{ memberId: 7, name: 'Aiko', role: 'admin' }];
        return Promise.resolve(instance === undefined ? { members } : { members, leaseMs: leaseMaxMs });
      },
      { onError: () => undefined },
    );
    await server.flush();
    const roles = new MemberRoles(client, connection, () => now);
    for (let call = 0; call < 2; call += 1) expect(await roles.roleOf(1, 7)).toBe('admin');
    expect(holders).toEqual([client.instance]);
    await client.resolve(token);
    client.stop();
    for (let call = 0; call < 2; call += 1) expect(await roles.roleOf(1, 7)).toBe('admin');
    expect(holders).toEqual([client.instance, undefined, undefined]);
    // Over HTTP, where this test has no auth.
    await expect(client.resolve(token)).rejects.toBeInstanceOf(AuthUnavailableError);
  });

  it('notifies its listeners of revocations until they unsubscribe', async () => {
    const heard: (number | null)[] = [];
    const stop = client.onLeaseRevocation((workspaceId) => heard.push(workspaceId));
    await drop(7);
    stop();
    await drop(8);
    expect(heard).toEqual([7]);
  });

  it('discards leases when it loses the broker, and caches again once it is back', async () => {
    await client.resolve(token);
    await nats.kill();
    await eventually('the client to notice', async () => {
      const error: unknown = await client.resolve(token).catch((each: unknown) => each);
      return error instanceof AuthUnavailableError;
    });
    await nats.start();
    await eventually('the client to use the broker again', async () => {
      await client.resolve(token);
      const before = asked;
      await client.resolve(token);
      return asked === before && asked > 1;
    });
    expect(subscription.isClosed()).toBe(false);
  });

  it('sends no request for a malformed bearer', async () => {
    const mistyped = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    await expect(client.resolve(mistyped)).rejects.toMatchObject({ reason: 'malformed' });
    for (const header of [undefined, '', 'Basic abc', 'Bearer', 'Bearer a b'])
      await expect(client.resolveAuthorization(header, undefined)).rejects.toBeInstanceOf(
        UnauthenticatedError,
      );
    expect(asked).toBe(0);
  });

  it('rejects an opaque bearer that was issued for the other resource', async () => {
    respond = () =>
      Promise.resolve({
        principal: { ...principal, kind: 'oauth', audiences: ['mcp'] },
        leaseMs: leaseMaxMs,
      });
    await expect(client.resolve('opaque')).rejects.toMatchObject({ reason: 'wrong_audience' });
    expect((await client.resolveDigest(bearerDigest('opaque'))).kind).toBe('oauth');
  });

  it('caches no rejection', async () => {
    respond = () => Promise.resolve({ refused: 'unknown' });
    await expect(client.resolve(token)).rejects.toMatchObject({ reason: 'unknown' });
    respond = () => Promise.resolve({ principal, leaseMs: leaseMaxMs });
    expect(await client.resolve(token)).toEqual(principal);
  });
});
