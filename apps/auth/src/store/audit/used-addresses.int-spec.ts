import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthClient, leaseRevocationSubject, usedAddressesMax, usesSubject } from '@kiban/auth-client';
import type { AuditEntryDto, IssuedTokenDto, RequestOrigin } from '@kiban/contracts';
import { auditStream, connectNats, jetstreamManager, request, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { eventually } from '@kiban/testing';
import { Sweeper } from '../../housekeeping/sweeper.js';
import { Clock } from '../../infrastructure/clock.js';
import { OAuthWalk } from '../../testing/oauth-walk.js';
import { password, type People, type Placed } from '../../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../../testing/running-auth.js';
import { UsedAddresses } from './used-addresses.js';

const logger = createLogger('test', 'silent');
const DAY_MS = 86_400_000;
/** Longer than any part of this file waits before it notes uses. */
const SETTLED_MS = 20_000;

describe('the uses of tokens and AI clients by address', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let nats: NatsConnection;
  let gateway: AuthClient;
  let owner: Placed;

  beforeAll(async () => {
    deployment = await AuthDeployment.create({ AUDIT_STREAM: 'true' });
    ({ people } = deployment);
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    owner = await people.member(await people.workspace(), 'owner');
    nats = await connectNats({ url: deployment.env['NATS_URL'] ?? '', name: 'boards-api', logger });
    gateway = new AuthClient({
      connection: nats,
      internalUrl: replicas[0].managementUrl,
      internalSecret: deployment.env['INTERNAL_API_SECRET'] ?? '',
      audience: 'api',
      logger,
    });
    nats.subscribe(leaseRevocationSubject, {
      callback: (_, message) => void message.respond(JSON.stringify(gateway.applyRevocation(message.json()))),
    });
    await gateway.start();
  });
  afterAll(async () => {
    gateway.stop();
    await nats.close();
    await deployment.stop();
  });

  const issued = async (name = 'Nightly'): Promise<IssuedTokenDto> => {
    const response = await walk.api('POST', '/tokens', owner.bearer, { name, password });
    expect(response.status).toBe(201);
    return (await response.json()) as IssuedTokenDto;
  };
  const from = async (address: string, token: string, replica = replicas[0]): Promise<void> => {
    const response = await fetch(`${replica.url}/api/v1/me`, {
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
        'user-agent': 'nightly/1.0',
      },
    });
    expect(response.status).toBe(200);
  };
  const originAt = (address: string): RequestOrigin => ({
    address,
    userAgent: 'agent/2.0',
    requestId: randomUUID(),
  });
  const flushed = async (): Promise<void> => {
    await Promise.all(replicas.map(({ service }) => service.app.get(UsedAddresses).flush()));
  };
  const entriesOf = async (target: string, query = ''): Promise<AuditEntryDto[]> => {
    const response = await walk.api('GET', `/audit?limit=200${query}`, owner.bearer);
    const entries = (await response.json()) as AuditEntryDto[];
    return entries.filter((entry) => entry.target === target && entry.action.endsWith('.use')).toReversed();
  };

  it('are one entry for a token, an address and a day, whatever the replica and the number of requests [DEC-4.USE-1]', async () => {
    const { id, token } = await issued();
    for (let round = 0; round < 3; round += 1)
      for (const replica of replicas) {
        await from('203.0.113.7', token, replica);
        await flushed();
      }
    await from('::ffff:203.0.113.7', token, replicas[1]);
    await from('203.0.113.8', token, replicas[1]);
    await flushed();
    const entries = await entriesOf(`token ${id}`);
    expect(entries.map(({ address }) => address)).toEqual(['203.0.113.7', '203.0.113.8']);
    expect(entries[0]).toMatchObject({
      action: 'token.use',
      // The token, and not the owner who issued it.
      actor: { memberId: null, name: 'Nightly' },
      via: 'token Nightly',
      userAgent: 'nightly/1.0',
      details: { name: 'Nightly', isNew: true, requestId: expect.any(String) },
    });
    expect(entries[0]?.details).not.toHaveProperty('isLastOfDay');
  });

  it('are one entry when both replicas write the same use at the same time [DEC-4.USE-1]', async () => {
    const { id } = await issued();
    const use = { credentialId: `token:${id}`, address: '198.51.100.4', userAgent: null };
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        replicas.map(({ service }) => service.app.get(UsedAddresses).record({ uses: [use] })),
      );
    expect(await entriesOf(`token ${id}`)).toHaveLength(1);
  });

  it('are recorded when a lease hides the request from auth, with the actor of an AI client [DEC-4.USE-2]', async () => {
    const mika = await people.member(owner.workspaceId, 'member');
    const connection = await people.connection(mika);
    const bearer = await people.signedIn(mika);
    await people.change(
      `UPDATE auth.oauth_grant SET kind = 'oauth', connection_id = $1 WHERE member_id = $2`,
      connection,
      mika.memberId,
    );
    // Within one lease, which the requests of the first address keep fresh.
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1'])
      await gateway.resolveAuthorization(`Bearer ${bearer}`, originAt(address));
    const entries = await eventually(
      'the entries',
      async () => {
        const found = await entriesOf(`client ${connection}`);
        return found.length >= 2 && found;
      },
      SETTLED_MS,
    );
    expect(entries.map(({ address }) => address)).toEqual(['192.0.2.1', '192.0.2.2']);
    expect(entries[0]).toMatchObject({
      action: 'client.use',
      actor: { memberId: mika.memberId, name: mika.email },
      via: 'oauth Test client',
      userAgent: 'agent/2.0',
    });
  });

  it('of a screen are none, since its sign-in has an entry [DEC-4.USE-1]', async () => {
    const before = await people.audited(owner.workspaceId);
    await from('203.0.113.99', owner.bearer);
    await gateway.resolveAuthorization(`Bearer ${owner.bearer}`, originAt('203.0.113.99'));
    await flushed();
    expect(await people.audited(owner.workspaceId)).toEqual(before);
  });

  it('end at 50 addresses a day, over all replicas, and the last entry says so [DEC-4.USE-3]', async () => {
    const { id } = await issued('Leaked');
    const other = await issued('Other');
    const uses = Array.from({ length: 400 }, (_, number) => ({
      credentialId: `token:${id}`,
      address: `10.1.${number >> 8}.${number & 255}`,
      userAgent: null,
    }));
    const batches = [0, 1, 2, 3].map((part) => uses.slice(part * 100, part * 100 + 100));
    const responses = await Promise.all(
      batches.map((batch) => request<{ taken: number }>(nats, usesSubject, { uses: batch }, 30_000)),
    );
    expect(responses.map(({ taken }) => taken)).toEqual([100, 100, 100, 100]);
    const entries = await entriesOf(`token ${id}`);
    expect(entries).toHaveLength(usedAddressesMax);
    expect(entries.map(({ details }) => details['isLastOfDay'] === true)).toEqual([
      ...Array<boolean>(usedAddressesMax - 1).fill(false),
      true,
    ]);
    const known = await people.database.query('SELECT 1 FROM auth.used_address WHERE credential = $1', [
      `token ${id}`,
    ]);
    expect(known).toHaveLength(usedAddressesMax);
    // The bound is each token’s own.
    await from('10.9.9.9', other.token);
    await flushed();
    expect(await entriesOf(`token ${other.id}`)).toHaveLength(1);
  });

  it('never hold up a request, and are written when the database takes them [DEC-4.USE-2]', async () => {
    const { id, token } = await issued();
    await people.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE auth.used_address, auth.used_address_count IN ACCESS EXCLUSIVE MODE');
      const startedAt = performance.now();
      for (let count = 0; count < 5; count += 1) await from(`203.0.113.${count}`, token);
      expect(performance.now() - startedAt).toBeLessThan(SETTLED_MS);
    });
    await flushed();
    expect(await entriesOf(`token ${id}`)).toHaveLength(5);
  });

  it('that are malformed or of an unknown credential are taken and write nothing [DEC-4.USE-2]', async () => {
    const before = await people.audited(owner.workspaceId);
    const valid = { credentialId: 'token:999999', address: '10.0.0.1', userAgent: null };
    const uses = [valid, { ...valid, address: 'everywhere' }, { ...valid, credentialId: 'screen:1' }, null];
    expect(await request(nats, usesSubject, { uses }, 5_000)).toEqual({ taken: 4 });
    expect(await people.audited(owner.workspaceId)).toEqual(before);
  });

  it('are filtered, exported and published like other entries [DEC-4.USE-1]', async () => {
    const { id, token } = await issued();
    await from('2001:db8::7', token);
    await flushed();
    const target = `token ${id}`;
    expect(await entriesOf(target, '&action=token.use&address=2001:db8::7')).toHaveLength(1);
    expect(await entriesOf(target, '&action=token')).toHaveLength(1);
    expect(await entriesOf(target, '&action=client')).toHaveLength(0);
    const lines = await (
      await walk.api('GET', '/audit/export?action=token.use&address=2001:db8::7', owner.bearer)
    ).text();
    const exported = lines.trim().split('\n');
    expect(exported.map((line) => (JSON.parse(line) as AuditEntryDto).target)).toEqual([target]);
    const manager = await jetstreamManager(nats);
    const published = await eventually('the entry on the stream', async () => {
      const { state } = await manager.streams.info(auditStream, {
        subjects_filter: 'kiban.audit.v1.*.token.use',
      });
      const subjects = Object.keys(state.subjects ?? {});
      return subjects.length > 0 && subjects;
    });
    expect(published).toEqual([`kiban.audit.v1.${owner.workspaceId}.token.use`]);
  });

  // The last one: the sweep of a later day ends the sessions of this file.
  it('are an entry again on the next day, of an address that is known for 90 days [DEC-4.USE-1]', async () => {
    const { id, token } = await issued();
    const clocks = replicas.map(({ service }) => service.app.get(Clock));
    const onDay = async (day: number): Promise<void> => {
      for (const clock of clocks) clock.now = () => new Date(Date.now() + day * DAY_MS);
      for (const replica of replicas) await from('203.0.113.7', token, replica);
      await flushed();
    };
    try {
      for (const day of [0, 1, 1]) await onDay(day);
      await replicas[0].service.app.get(Sweeper).sweep();
      await onDay(90);
      await replicas[0].service.app.get(Sweeper).sweep();
      const entries = await people.database.query(
        `SELECT details->>'isNew' AS "isNew" FROM auth.audit_entry WHERE action = 'token.use' AND target = $1 ORDER BY id`,
        [`token ${id}`],
      );
      expect(entries).toEqual([{ isNew: 'true' }, { isNew: 'false' }, { isNew: 'false' }]);
      for (const clock of clocks) clock.now = () => new Date(Date.now() + 181 * DAY_MS);
      await replicas[0].service.app.get(Sweeper).sweep();
    } finally {
      for (const clock of clocks) clock.now = () => new Date();
    }
    const known = await people.database.query('SELECT 1 FROM auth.used_address WHERE credential = $1', [
      `token ${id}`,
    ]);
    expect(known).toEqual([]);
  });
});
