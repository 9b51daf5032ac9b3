import { beforeAll, describe, expect, it } from '@jest/globals';
import { tokenChecksum } from '../../client/token-form.js';
import { connectMcp } from '../../client/mcp-connection.js';
import { testDeployment, type Deployment } from '../../client/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { expectError } from '../error-body.js';
import type { Board, Credential } from '../resources.js';

const year = 365 * 24 * 3_600_000;
const inFuture = (ms: number): string => new Date(Date.now() + ms).toISOString();

describe('POST /tokens', () => {
  let deployment: Deployment;
  let owner: Owner;
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
  });
  const body = (change: object = {}) => ({ name: 'Report', password: owner.account.password, ...change });
  const operation = {
    api: () => owner.screen,
    call: () => ({ method: 'POST', path: '/tokens', body: body() }),
  };

  describe('201', () => {
    it('returns a token in the published form that is valid immediately [DEC-4.1, DEC-4.4, SPEC-2.TOKEN-1, SPEC-5.1, SPEC-4.13]', async () => {
      const { status, body: issued } = await owner.screen.post<Credential & { token: string }>(
        '/tokens',
        body(),
      );
      expect(status).toBe(201);
      expect(issued).toMatchObject({ kind: 'token', name: 'Report', state: 'active', expiresAt: null });
      expect(issued.token).toMatch(/^kbn_[0-9A-Za-z]{46}$/);
      expect(issued.token.slice(44)).toBe(tokenChecksum(issued.token.slice(4, 44)));
      expect((await owner.api.withBearer(issued.token).get('/boards')).status).toBe(200);
    });

    it('shows the value once: the list contains its first 8 and last 4 characters [DEC-4.3, SPEC-5.4, SPEC-3.TOKEN-1]', async () => {
      const { token, id } = await owner.screen.must<{ token: string; id: number }>('POST', '/tokens', body());
      const response = await owner.screen.get<Credential[]>('/tokens');
      expect(response.text).not.toContain(token);
      expect(response.body.find((entry) => entry.kind === 'token' && entry.id === id)).toMatchObject({
        firstCharacters: token.slice(0, 8),
        lastCharacters: token.slice(-4),
      });
    });

    it('grants the rights of an admin, in this workspace only [SPEC-5.5, DEC-3.11]', async () => {
      const { token } = await owner.screen.must<{ token: string }>('POST', '/tokens', body());
      const api = owner.api.withBearer(token);
      const made = await api.must<Board>('POST', '/boards', { name: 'By token' });
      expect((await owner.api.get(`/boards/${made.id}`)).status).toBe(200);
      expect((await owner.api.withBearer(deployment.token).get(`/boards/${made.id}`)).status).toBe(404);
    });

    it('stores an expiry, after which the token is rejected [SPEC-3.TOKEN-2, SPEC-5.6, SPEC-8.2, DEC-4.12]', async () => {
      const expiresAt = inFuture(2_500);
      const issued = await owner.screen.must<Credential & { token: string }>(
        'POST',
        '/tokens',
        body({ expiresAt }),
      );
      expect(issued.expiresAt).toBe(expiresAt);
      const api = owner.api.withBearer(issued.token);
      expect((await api.get('/boards')).status).toBe(200);
      let last = 200;
      while (Date.now() <= Date.parse(expiresAt)) last = (await api.get('/boards')).status;
      expect([200, 401]).toContain(last);
      expectError(await api.get('/boards'), 401, 'unauthenticated');
      const listed = await owner.screen.must<Credential[]>('GET', '/tokens');
      expect(listed.find((entry) => entry.kind === 'token' && entry.id === issued.id)?.state).toBe('expired');
    });
  });

  describe('400, 413, 415', () => itReadsOnlyJson(operation));
  describe('401', () => itNeedsABearer(operation));

  describe('403', () => {
    it('rejects an API token, which never issues tokens [DEC-3.12, DEC-4.5, SPEC-5.2, SPEC-8.3]', async () => {
      expectError(await owner.api.post('/tokens', body()), 403, 'forbidden');
    });

    it('rejects a connected AI [SPEC-5.10, DEC-3.14]', async () => {
      const { client, accessToken } = await connectMcp(deployment, 'Issues tokens');
      const response = await owner.api.withBearer(accessToken()).post('/tokens', body());
      expect([401, 403]).toContain(response.status);
      await client.close();
    });

    it('rejects a wrong password and issues nothing [DEC-4.10, DEC-2.ERR-403]', async () => {
      const before = await owner.screen.must<Credential[]>('GET', '/tokens');
      expectError(await owner.screen.post('/tokens', body({ password: 'wrong' })), 403, 'wrong_password');
      expect(await owner.screen.must<Credential[]>('GET', '/tokens')).toHaveLength(before.length);
    });
  });

  describe('422', () => {
    itValidates(operation, [
      ['name', undefined],
      ['name', ''],
      ['name', 5],
      ['password', undefined],
      ['password', 12],
      ['expiresAt', 'tomorrow'],
      ['expiresAt', '2026-12-24'],
      ['expiresAt', 1_795_000_000],
    ]);

    it.each([
      ['is past', () => inFuture(-1_000)],
      ['is more than 10 years ahead', () => inFuture(10 * year + 5 * 24 * 3_600_000)],
    ])('rejects an expiry that %s [DEC-4.6]', async (_what, expiresAt) => {
      const response = await owner.screen.post('/tokens', body({ expiresAt: expiresAt() }));
      expectError(response, 422, 'validation_failed');
    });
  });
});
