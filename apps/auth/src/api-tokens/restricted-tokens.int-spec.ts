import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bearerDigest } from '@kiban/auth-client';
import type { CredentialDto, ErrorDto, IssuedTokenDto, MeDto } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import { LastUsed } from '../token-check/last-used.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { resolvedBearer } from '../testing/resolved-bearer.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

describe('a restricted token', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let database: Database;
  let owner: Placed;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    database = replicas[0].service.app.get(Database);
    owner = await people.member(await people.workspace(), 'owner');
  });

  afterAll(() => deployment.stop());

  const issue = (restrictions: object): Promise<Response> =>
    walk.api('POST', '/tokens', owner.bearer, { name: 'Restricted', password, ...restrictions });
  const issued = async (restrictions: object): Promise<IssuedTokenDto> => {
    const response = await issue(restrictions);
    expect(response.status).toBe(201);
    return (await response.json()) as IssuedTokenDto;
  };
  const listed = async (id: number): Promise<CredentialDto | undefined> => {
    const all = (await (await walk.api('GET', '/tokens', owner.bearer)).json()) as CredentialDto[];
    return all.find((each) => each.kind === 'token' && each.id === id);
  };
  const from = (address: string, token: string, replica = replicas[0]): Promise<Response> =>
    fetch(`${replica.url}/api/v1/me`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    });
  const rejectedEntries = async (id: number): Promise<Record<string, unknown>[]> => {
    const entries = (await (await walk.api('GET', '/audit?limit=200', owner.bearer)).json()) as {
      action: string;
      target: string;
    }[];
    return entries.filter(({ action, target }) => action === 'token.reject' && target === `token ${id}`);
  };

  it('shows its scopes and address ranges when it is issued, in the list and in GET /me [DEC-4.15]', async () => {
    const restrictions = { scopes: ['members:read', 'boards:read'], addressRanges: ['127.0.0.0/8', '::1'] };
    const expected = { scopes: ['boards:read', 'members:read'], addressRanges: ['127.0.0.0/8', '::1'] };
    const { id, token, ...shown } = await issued(restrictions);
    expect(shown).toMatchObject({ ...expected, access: 'read', lastUsedAddress: null });
    expect(await listed(id)).toMatchObject(expected);
    const me = (await (await walk.api('GET', '/me', token)).json()) as MeDto;
    expect(me).toMatchObject({ kind: 'token', role: 'admin', ...expected });
  });

  it('has boards:read with boards:write, since a write returns what it wrote [DEC-4.15]', async () => {
    expect(await issued({ scopes: ['boards:write'] })).toMatchObject({
      scopes: ['boards:read', 'boards:write'],
      access: 'read_write',
    });
  });

  it.each([{}, { scopes: null, addressRanges: null }])(
    'is not made by %j: that token has all scopes, from everywhere [DEC-4.15]',
    async (none) => {
      const { token, ...shown } = await issued(none);
      expect(shown).toMatchObject({ scopes: null, addressRanges: [], access: 'admin' });
      const me = (await (await walk.api('GET', '/me', token)).json()) as MeDto;
      expect(me.scopes).toEqual(['boards:read', 'boards:write', 'webhooks:manage', 'members:read']);
      expect(me.addressRanges).toEqual([]);
    },
  );

  it.each([
    [{ scopes: [] }, 'scopes', /scopes must be an array of 1 to 5 texts/],
    [
      { scopes: ['boards:read', 'tokens:issue'] },
      'scopes.1',
      /scopes\.1 must be one of boards:read, boards:write, webhooks:manage, members:read, members:provision\./,
    ],
    [{ scopes: 'boards:read' }, 'scopes', /scopes must be an array/],
    [{ scopes: Array.from({ length: 6 }, () => 'boards:read') }, 'scopes', /scopes must be an array/],
    [{ addressRanges: [] }, 'addressRanges', /addressRanges must be an array of 1 to 20 texts/],
    [{ addressRanges: ['10.0.0.0/8', '10.0.0.0/40'] }, 'addressRanges.1', /addressRanges\.1 must be an IPv4/],
    [{ addressRanges: Array.from({ length: 21 }, (_, n) => `10.0.0.${n}`) }, 'addressRanges', /1 to 20/],
  ])(
    'is not issued for %j; the error names the accepted values [DEC-4.15]',
    async (wrong, field, message) => {
      const count = `SELECT count(*)::int AS count FROM auth.api_token`;
      const before = await database.query(count);
      const response = await issue(wrong);
      const body = (await response.json()) as ErrorDto;
      expect([response.status, body.code, body.details?.[0]?.field]).toEqual([
        422,
        'validation_failed',
        field,
      ]);
      expect(body.details?.[0]?.message).toMatch(message);
      expect(await database.query(count)).toEqual(before);
    },
  );

  it('gets 403 with the name of the missing scope, and its other rights are unchanged [DEC-4.16]', async () => {
    const { token } = await issued({ scopes: ['boards:read'] });
    const rejected = await walk.api('GET', '/members', token);
    expect(rejected.status).toBe(403);
    expect(await rejected.json()).toMatchObject({
      code: 'insufficient_scope',
      error: 'This token lacks the scope members:read; use a token that has it.',
    });
    expect((await walk.api('GET', '/workspace', token)).status).toBe(200);
    const allowed = await issued({ scopes: ['members:read'] });
    expect((await walk.api('GET', '/members', allowed.token)).status).toBe(200);
  });

  describe('during a rolling upgrade', () => {
    it.each([{ scopes: ['boards:read'] }, { addressRanges: ['127.0.0.1'] }])(
      'with %j is unknown to a service that does not announce that it applies restrictions [DEC-4.18]',
      async (restrictions) => {
        const { token } = await issued(restrictions);
        expect(await resolvedBearer(deployment, replicas[0], token)).toEqual({ refused: 'unknown' });
        expect(
          await resolvedBearer(deployment, replicas[0], token, { appliesRestrictions: true }),
        ).toMatchObject({ principal: { restriction: { isScoped: 'scopes' in restrictions } } });
      },
    );

    it('is not found by the look-up of an auth of an earlier release [DEC-4.18]', async () => {
      const found = async (restrictions: object): Promise<number> => {
        const { token } = await issued(restrictions);
        const digest = Buffer.from(bearerDigest(token), 'base64url');
        return (await database.query('SELECT 1 FROM auth.api_token t WHERE t.digest = $1', [digest])).length;
      };
      expect(await found({ scopes: ['boards:read'] })).toBe(0);
      expect(await found({ addressRanges: ['127.0.0.1'] })).toBe(0);
      expect(await found({})).toBe(1);
    });

    it('never becomes unrestricted by the loss of its restrictions in the table [DEC-4.18]', async () => {
      const { id, token } = await issued({ scopes: ['boards:read'] });
      await database.query('UPDATE auth.api_token SET scopes = NULL WHERE id = $1', [id]);
      expect((await walk.api('GET', '/me', token)).status).toBe(401);
    });
  });

  it('gets 403 from an address outside its ranges, and works from inside [DEC-4.17]', async () => {
    const { token } = await issued({ addressRanges: ['203.0.113.0/24', '2001:db8::/32'] });
    for (const address of ['203.0.113.7', '2001:db8::7'])
      expect((await from(address, token)).status).toBe(200);
    for (const address of ['203.0.114.7', '2001:db9::7', '198.51.100.1, 203.0.114.1']) {
      const response = await from(address, token);
      expect([response.status, ((await response.json()) as ErrorDto).error]).toEqual([
        403,
        'This token may not be used from this network address.',
      ]);
    }
    expect((await from('203.0.113.9, 198.51.100.1', token)).status).toBe(403);
  });

  it('leaves one audit entry for attempts from other addresses, however many and on whichever replica [DEC-4.17]', async () => {
    const { id, token } = await issued({ addressRanges: ['203.0.113.0/24'] });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => from(`198.51.100.${index}`, token, replicas[index % 2])),
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([403]));
    await eventually('the entry', async () => (await rejectedEntries(id)).length > 0);
    await from('198.51.100.200', token, replicas[1]);
    const entries = await rejectedEntries(id);
    expect(entries).toEqual([
      expect.objectContaining({
        actor: { memberId: null, name: null },
        via: 'token Restricted',
        address: expect.stringMatching(/^198\.51\.100\./),
        details: { name: 'Restricted', because: 'address' },
      }),
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  it('shows the address of its last use, and not the ones that it rejected [DEC-4.17]', async () => {
    const { id, token } = await issued({ addressRanges: ['203.0.113.0/24'] });
    await from('203.0.113.8', token);
    await from('198.51.100.8', token);
    await replicas[0].service.app.get(LastUsed).flush();
    expect(await listed(id)).toMatchObject({
      lastUsedAddress: '203.0.113.8',
      lastUsedAt: expect.any(String),
    });
  });

  it('is revoked like every other token, on every replica [DEC-4.12]', async () => {
    const { id, token } = await issued({ scopes: ['boards:read'], addressRanges: ['203.0.113.0/24'] });
    expect((await from('203.0.113.7', token, replicas[1])).status).toBe(200);
    expect((await walk.api('POST', `/tokens/${id}/revoke`, owner.bearer, { password })).status).toBe(200);
    for (const replica of replicas) expect((await from('203.0.113.7', token, replica)).status).toBe(401);
  });
});
