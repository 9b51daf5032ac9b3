import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  authQueue,
  bearerDigest,
  createApiToken,
  leaseRevocationSubject,
  membersSubject,
  resolveSubject,
  type MembersResponse,
  type MembersRequest,
  type ResolveResponse,
  type ResolveRequest,
} from '@kiban/auth-client';
import {
  listLookupSubject,
  type ListLookupRequest,
  type ListLookupResponse,
  type Principal,
  type Role,
} from '@kiban/contracts';
import type { HttpService } from '@kiban/http-kit';
import { reply, request, connectNats, type NatsConnection } from '@kiban/messaging';
import { changeEnvironment } from '@kiban/testing';
import { startDispatcherService } from '../dispatcher-service.js';
import { silentLogger } from './dispatcher-database.js';
import { testEncryptionKey } from './test-engine.js';

/** The whole service in this process, with a stub of auth that resolves bearers over the real broker. */
export interface TestService {
  connection: NatsConnection;
  /** The lists that boards-api has, in whatever workspace; null = it does not reply. */
  setLists(listIds: readonly number[] | null): void;
  /** A token that resolves to `principal`. */
  tokenOf(principal: Principal): string;
  /** Revokes a token, or takes the right to administer from its principal. Resolves when leases are revoked. */
  change(token: string, change: 'revoke' | 'demote'): Promise<void>;
  /** The time of all requests to a route so far, as metrics have it. */
  seconds(route: string): Promise<number>;
  /** Changes the role that auth returns for a member; null = removed. Resolves when leases are revoked. */
  setRole(memberId: number, role: Role | null): Promise<void>;
  request(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<{ status: number; headers: Headers; body: unknown }>;
  close(): Promise<void>;
}

export async function startTestService(
  urls: { database: string; nats: string },
  environment: Record<string, string> = {},
): Promise<TestService> {
  const { publicKey } = generateKeyPairSync('ed25519');
  const restoreEnvironment = changeEnvironment({
    LOG_LEVEL: 'silent',
    PORT: '0',
    MANAGEMENT_PORT: '0',
    PUBLIC_ORIGIN: 'http://localhost:4000',
    NATS_URL: urls.nats,
    DATABASE_URL: urls.database,
    AUTH_INTERNAL_URL: 'http://127.0.0.1:9',
    INTERNAL_API_SECRET: 'x'.repeat(32),
    INTERNAL_CREDENTIAL_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    ENCRYPTION_KEY: testEncryptionKey.toString('base64'),
    WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
    WEBHOOK_ALLOW_HTTP: 'true',
    WEBHOOK_RETRY_DELAYS_MS: '20,20',
    WEBHOOK_POLL_INTERVAL_MS: '50',
    WEBHOOK_HOUSEKEEPING_INTERVAL_MS: '100',
    ...environment,
  });
  const principals = new Map<string, Principal>();
  const roles = new Map<number, Role | null>();
  const connection = await connectNats({ url: urls.nats, name: 'trial-auth', logger: silentLogger });
  reply<ResolveRequest>(
    connection,
    resolveSubject,
    ({ digest }): Promise<ResolveResponse> => {
      const principal = principals.get(digest);
      return Promise.resolve(principal ? { principal, leaseMs: 1_000 } : { refused: 'unknown' });
    },
    { queue: authQueue, onError: () => undefined },
  );
  reply<MembersRequest>(
    connection,
    membersSubject,
    (): Promise<MembersResponse> =>
      Promise.resolve({ members: membersOf([...principals.values()], roles), leaseMs: 5_000 }),
    { queue: authQueue, onError: () => undefined },
  );
  let lists: readonly number[] | null = [];
  reply<ListLookupRequest>(
    connection,
    listLookupSubject,
    ({ listIds }): Promise<ListLookupResponse> => {
      if (lists === null) return Promise.reject(new Error('boards-api is down'));
      const present = lists;
      return Promise.resolve({ listIds: listIds.filter((id) => present.includes(id)) });
    },
    { onError: () => undefined },
  );
  await connection.flush();
  const service: HttpService = await startDispatcherService();
  const { port, managementPort } = await service.listen();
  // Like auth: a change completes once every holder of a lease has confirmed its revocation.
  const revokeLeases = (): Promise<unknown> =>
    request(connection, leaseRevocationSubject, { workspaceId: null }, 5_000);
  return {
    connection,
    setLists(listIds) {
      lists = listIds;
    },
    tokenOf(principal) {
      const token = createApiToken(randomBytes);
      principals.set(bearerDigest(token), principal);
      return token;
    },
    async setRole(memberId, role) {
      roles.set(memberId, role);
      await revokeLeases();
    },
    async change(token, change) {
      const digest = bearerDigest(token);
      const principal = principals.get(digest);
      if (change === 'revoke') principals.delete(digest);
      else if (principal) principals.set(digest, { ...principal, role: 'member' });
      await revokeLeases();
    },
    async seconds(route) {
      const text = await (await fetch(`http://127.0.0.1:${managementPort}/metrics`)).text();
      const sums = text
        .split('\n')
        .filter((line) => /_duration_seconds_sum/.test(line) && line.includes(`"${route}"`));
      return sums.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
    },
    async request(method, path, { token, body, headers = {}, signal } = {}) {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      };
    },
    async close() {
      await service.close();
      await connection.close();
      restoreEnvironment();
    },
  };
}

/** The members that auth returns: those of its principals, unless a test set another role. */
function membersOf(
  principals: readonly Principal[],
  roles: ReadonlyMap<number, Role | null>,
): MembersResponse['members'] {
  const members = new Map(principals.map(({ member, role }) => [member.id, { ...member, role }]));
  return [...members.values()].flatMap(({ id, name, role }) => {
    const current = roles.has(id) ? roles.get(id) : role;
    return current ? [{ memberId: id, name, role: current }] : [];
  });
}
