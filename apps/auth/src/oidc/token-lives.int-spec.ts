import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dumpDatabase, usableForms } from '@kiban/testing';
import { OAuthWalk, screen, type Person, type Tokens } from '../testing/oauth-walk.js';
import { resolvedBearer } from '../testing/resolved-bearer.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const aiko: Person = {
  email: 'aiko@example.org',
  password: 'correct horse battery',
  name: 'Aiko Tanaka',
  workspaceName: 'Tanaka works',
};

describe('what a client was given', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(aiko);
  });

  afterAll(() => deployment.stop());

  const resolve = (bearer: string): Promise<Record<string, unknown>> =>
    resolvedBearer(deployment, replica, bearer);

  it('gives one token for a code that is redeemed a hundred times at once', async () => {
    const clientId = await walk.registered();
    const grant = await walk.code(clientId, aiko);
    const responses = await Promise.all(Array.from({ length: 100 }, () => walk.redeem(clientId, grant)));
    const statuses = responses.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(99);
  });

  it('ends what a code gave when the code comes again', async () => {
    const clientId = await walk.registered();
    const grant = await walk.code(clientId, aiko);
    const tokens = (await (await walk.redeem(clientId, grant)).json()) as Tokens;
    expect((await walk.redeem(clientId, grant)).status).toBe(400);
    expect(await resolve(tokens.access_token)).toEqual({ refused: 'revoked' });
    expect((await walk.refresh(clientId, tokens.refresh_token)).status).toBe(400);
  });

  it('lets both of two refreshes at once go on', async () => {
    const clientId = await walk.registered();
    const first = await walk.connect(clientId, aiko);
    const responses = await Promise.all([1, 2].map(() => walk.refresh(clientId, first.refresh_token)));
    for (const answer of responses) {
      expect(answer.status).toBe(200);
      const tokens = (await answer.json()) as Tokens;
      expect(await resolve(tokens.access_token)).toHaveProperty('principal');
      expect((await walk.refresh(clientId, tokens.refresh_token)).status).toBe(200);
    }
  });

  describe('as time goes by', () => {
    let offsetMs = 0;
    const realNow = Date.now.bind(Date);
    beforeAll(() => {
      jest.spyOn(Date, 'now').mockImplementation(() => realNow() + offsetMs);
    });
    afterAll(() => {
      jest.restoreAllMocks();
    });

    it('ends the whole family when a refresh token comes again after the leeway', async () => {
      const clientId = await walk.registered();
      const first = await walk.connect(clientId, aiko);
      const second = (await (await walk.refresh(clientId, first.refresh_token)).json()) as Tokens;
      offsetMs += 31_000;
      expect((await walk.refresh(clientId, first.refresh_token)).status).toBe(400);
      expect((await walk.refresh(clientId, second.refresh_token)).status).toBe(400);
      expect(await resolve(second.access_token)).toEqual({ refused: 'revoked' });
    });

    it('keeps a client signed in through 30 days, and tells an expired access token from a revoked one', async () => {
      const clientId = await walk.registered();
      let tokens = await walk.connect(clientId, aiko);
      for (let day = 0; day < 30; day += 1) {
        offsetMs += 24 * 3_600_000;
        expect(await resolve(tokens.access_token)).toEqual({ refused: 'expired' });
        const answer = await walk.refresh(clientId, tokens.refresh_token);
        expect(answer.status).toBe(200);
        tokens = (await answer.json()) as Tokens;
        expect(await resolve(tokens.access_token)).toHaveProperty('principal');
      }
    });

    it('ends a connection after 180 days however often it is refreshed', async () => {
      const clientId = await walk.registered();
      let tokens = await walk.connect(clientId, aiko);
      for (let period = 0; period < 6; period += 1) {
        offsetMs += 29 * 24 * 3_600_000;
        tokens = (await (await walk.refresh(clientId, tokens.refresh_token)).json()) as Tokens;
        expect(tokens.access_token).toBeTruthy();
      }
      offsetMs += 7 * 24 * 3_600_000;
      expect((await walk.refresh(clientId, tokens.refresh_token)).status).toBe(400);
    });
  });

  it('ends a client’s tokens when it gives one back (RFC 7009)', async () => {
    const clientId = await walk.registered();
    const tokens = await walk.connect(clientId, aiko);
    const response = await fetch(`${replica.url}/oauth/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: tokens.refresh_token, client_id: clientId }),
    });
    expect(response.status).toBe(200);
    expect(await resolve(tokens.access_token)).toEqual({ refused: 'revoked' });
  });

  it('keeps no token, code, secret or password in a usable form in any table', async () => {
    const registered = (await (
      await walk.register({ token_endpoint_auth_method: 'client_secret_post' })
    ).json()) as { client_id: string; client_secret: string };
    const used = await walk.code(registered.client_id, aiko);
    const unused = await walk.code(registered.client_id, aiko);
    const tokens = (await (
      await walk.redeem(registered.client_id, used, { client_secret: registered.client_secret })
    ).json()) as Tokens;
    const owner = await walk.connect(screen.clientId, aiko);
    const issued = (await (
      await walk.api('POST', '/tokens', owner.access_token, { name: 'Dump', password: aiko.password })
    ).json()) as { token: string };
    expect(issued.token).toMatch(/^kbn_/);
    const dump = await dumpDatabase(deployment.database.url);
    expect(dump).toContain('aiko@example.org');
    for (const secret of [
      registered.client_secret,
      used.code,
      unused.code,
      unused.verifier,
      tokens.access_token,
      tokens.refresh_token,
      owner.access_token,
      owner.refresh_token,
      issued.token,
      aiko.password,
      deployment.env['COOKIE_KEYS'] ?? '',
      (JSON.parse(deployment.env['SIGNING_JWKS'] ?? '') as { keys: [{ d: string }] }).keys[0].d,
    ]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(usableForms(secret).filter((form) => dump.includes(form))).toEqual([]);
    }
  });
});
