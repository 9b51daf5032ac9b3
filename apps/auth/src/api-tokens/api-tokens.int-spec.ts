import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CredentialDto, IssuedTokenDto, MeDto } from '@kiban/contracts';
import pg from 'pg';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const person = (name: string): Person => ({
  email: `${name}@example.org`,
  password: `${name} likes long passwords`,
  name,
  workspaceName: `Works of ${name}`,
});

describe('API tokens', () => {
  const owner = person('owner');
  const stranger = person('stranger');
  let deployment: AuthDeployment;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let owned: string;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    await walk.signUp(owner);
    await walk.signUp(stranger);
    owned = (await walk.connect(screen.clientId, owner)).access_token;
  });

  afterAll(() => deployment.stop());

  const issue = (body: object, bearer = owned): Promise<Response> =>
    walk.api('POST', '/tokens', bearer, body);
  const issued = async (more: object = {}): Promise<IssuedTokenDto> => {
    const response = await issue({ name: 'Report', password: owner.password, ...more });
    expect(response.status).toBe(201);
    return (await response.json()) as IssuedTokenDto;
  };

  it('are shown once, have the rights of a workspace admin, and are listed by their first and last characters', async () => {
    const response = await issue({ name: 'Report', password: owner.password });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { token, ...rest } = (await response.json()) as IssuedTokenDto;
    expect(token).toMatch(/^kbn_[0-9A-Za-z]{46}$/);
    expect(rest).toMatchObject({
      kind: 'token',
      state: 'active',
      firstCharacters: token.slice(0, 8),
      lastCharacters: token.slice(-4),
    });
    const me = (await (await walk.api('GET', '/me', token)).json()) as MeDto;
    expect(me).toMatchObject({
      kind: 'token',
      role: 'admin',
      via: 'Report',
      member: { name: 'owner', email: null },
    });
    const text = await (await walk.api('GET', '/tokens', owned)).text();
    expect(text).not.toContain(token);
    expect((JSON.parse(text) as CredentialDto[]).some((each) => each.id === rest.id)).toBe(true);
  });

  it('are issued and revoked only by the owner, and only through the screen [DEC-4.5, SPEC-5.2, SPEC-8.3]', async () => {
    const { token, id } = await issued();
    const ai = (await walk.connect(await walk.registered(), owner)).access_token;
    for (const bearer of [token, ai]) {
      expect([401, 403]).toContain((await issue({ name: 'X', password: owner.password }, bearer)).status);
      expect([401, 403]).toContain((await walk.api('GET', '/tokens', bearer)).status);
      expect([401, 403]).toContain(
        (await walk.api('POST', `/tokens/${id}/revoke`, bearer, { password: owner.password })).status,
      );
    }
  });

  it('of another workspace are 404', async () => {
    const { id } = await issued();
    const other = (await walk.connect(screen.clientId, stranger)).access_token;
    const response = await walk.api('POST', `/tokens/${id}/revoke`, other, { password: stranger.password });
    expect(response.status).toBe(404);
  });

  it('require the password and a valid expiry', async () => {
    expect((await issue({ name: 'X', password: 'wrong password' })).status).toBe(403);
    expect((await issue({ name: 'X' })).status).toBe(422);
    expect((await issue({ name: 'X', password: owner.password, rights: 'all' })).status).toBe(422);
    for (const expiresAt of ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z', 'soon'])
      expect((await issue({ name: 'X', password: owner.password, expiresAt })).status).toBe(422);
  });

  it('are rejected after they expire', async () => {
    const { token } = await issued({ expiresAt: new Date(Date.now() + 1_500).toISOString() });
    expect((await walk.api('GET', '/me', token)).status).toBe(200);
    await expect(
      (async () => {
        for (;;) {
          const response = await walk.api('GET', '/me', token);
          if (response.status === 401) return (await response.json()) as { error: string };
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      })(),
    ).resolves.toMatchObject({ error: expect.stringContaining('expired') });
  });

  it('publish their issue and revocation, without their value', async () => {
    const { id, token } = await issued({ name: 'Told' });
    await walk.api('POST', `/tokens/${id}/revoke`, owned, { password: owner.password });
    const client = new pg.Client({ connectionString: deployment.database.url });
    await client.connect();
    const { rows } = await client.query<{ kind: string; data: { id: number } }>(
      `SELECT kind, data FROM auth.outbox WHERE kind LIKE 'token.%' AND (data->>'id')::int = $1 ORDER BY seq`,
      [id],
    );
    await client.end();
    expect(rows.map((row) => row.kind)).toEqual(['token.issue', 'token.revoke']);
    expect(JSON.stringify(rows)).not.toContain(token);
    // The uses of other tokens are written between them.
    const entries = (await (await walk.api('GET', '/audit?limit=50', owned)).json()) as {
      action: string;
      actor: object;
      target: string;
    }[];
    const audit = entries.filter(({ target }) => target === `token ${id}`);
    expect(audit.map((entry) => entry.action)).toEqual(['token.revoke', 'token.issue']);
    expect(audit[0]?.actor).toMatchObject({ name: 'owner' });
  });

  it('are never more than a hundred active in a workspace [DEC-2.LIMIT-5]', async () => {
    const crowd = person('crowd');
    await walk.signUp(crowd);
    const bearer = (await walk.connect(screen.clientId, crowd)).access_token;
    const responses = await Promise.all(
      Array.from({ length: 102 }, () => issue({ name: 'X', password: crowd.password }, bearer)),
    );
    const statuses = responses.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(100);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });

  describe('limit wrong passwords', () => {
    const attempt = (
      bearer: string,
      password: string,
      address: string,
      replica: AuthReplica,
    ): Promise<Response> =>
      fetch(`${replica.url}/api/v1/tokens`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ name: 'X', password }),
      });

    it('across replicas, also for concurrent guesses, and for each address separately [DEC-4.11]', async () => {
      const target = person('target');
      await walk.signUp(target);
      const bearer = (await walk.connect(screen.clientId, target)).access_token;
      const responses = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          attempt(bearer, `guess number ${index}`, '203.0.113.5', replicas[index % 2] as AuthReplica),
        ),
      );
      const statuses = responses.map((answer) => answer.status);
      expect(statuses.filter((status) => status === 403)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(25);
      const refused = responses.find((answer) => answer.status === 429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(800);
      expect((await attempt(bearer, target.password, '203.0.113.5', replicas[0])).status).toBe(429);
      expect((await attempt(bearer, target.password, '203.0.113.6', replicas[1])).status).toBe(201);
    });

    it('and do not count concurrent correct passwords', async () => {
      const busy = person('busy');
      await walk.signUp(busy);
      const bearer = (await walk.connect(screen.clientId, busy)).access_token;
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => attempt(bearer, busy.password, '203.0.113.9', replicas[0])),
      );
      expect(responses.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 201));
    });
  });
});
