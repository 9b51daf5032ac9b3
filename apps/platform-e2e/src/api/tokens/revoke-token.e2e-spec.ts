import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment, type Deployment } from '../../client/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { itFindsOnlyItsOwn, itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { expectError } from '../error-body.js';
import type { Credential } from '../resources.js';

type Issued = Credential & { token: string };

describe('POST /tokens/{id}/revoke', () => {
  let deployment: Deployment;
  let owner: Owner;
  let stranger: Owner;
  let foreign: Issued;
  let standing: Issued;
  const password = () => ({ password: owner.account.password });
  const issue = (who: Owner): Promise<Issued> =>
    who.screen.must('POST', '/tokens', { name: 'To revoke', password: who.account.password });
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    stranger = await newOwner(deployment);
    foreign = await issue(stranger);
    standing = await issue(owner);
  });
  const operation = {
    api: () => owner.screen,
    call: () => ({ method: 'POST', path: `/tokens/${standing.id}/revoke`, body: { password: 'wrong' } }),
  };

  describe('success', () => {
    it('rejects the token on the next request to every service [DEC-4.12, DEC-4.7, SPEC-3.TOKEN-3, SPEC-5.7, SPEC-2.TOKEN-2]', async () => {
      const paths = ['/boards', '/webhooks', '/me'];
      for (let round = 0; round < 5; round += 1) {
        const issued = await issue(owner);
        const api = owner.api.withBearer(issued.token);
        // By now every service has resolved the token and may hold a lease for it.
        for (const path of paths) expect((await api.get(path)).status).not.toBe(401);
        await owner.screen.must('POST', `/tokens/${issued.id}/revoke`, password());
        const responses = await Promise.all(paths.map((path) => api.get(path)));
        for (const response of responses) expectError(response, 401, 'unauthenticated');
      }
    });

    it('keeps the workspace’s other tokens active and lists the token as revoked [DEC-4.8]', async () => {
      const issued = await issue(owner);
      await owner.screen.must('POST', `/tokens/${issued.id}/revoke`, password());
      expect((await owner.api.get('/boards')).status).toBe(200);
      const listed = await owner.screen.must<Credential[]>('GET', '/tokens');
      expect(listed.find(({ kind, id }) => kind === 'token' && id === issued.id)?.state).toBe('revoked');
    });
  });

  describe('400, 413, 415', () => itReadsOnlyJson(operation));
  describe('401', () => itNeedsABearer(operation));

  describe('403', () => {
    it('rejects a wrong password and keeps the token active [DEC-4.10, SPEC-5.3]', async () => {
      const issued = await issue(owner);
      const response = await owner.screen.post(`/tokens/${issued.id}/revoke`, { password: 'wrong' });
      expectError(response, 403, 'wrong_password');
      expect((await owner.api.withBearer(issued.token).get('/boards')).status).toBe(200);
    });

    it('rejects an API token, even for revoking itself [DEC-3.12]', async () => {
      const response = await owner.api
        .withBearer(standing.token)
        .post(`/tokens/${standing.id}/revoke`, password());
      expectError(response, 403, 'forbidden');
    });
  });

  describe('404', () => {
    itFindsOnlyItsOwn(
      { ...operation, call: () => ({ ...operation.call(), body: password() }) },
      { foreign: () => foreign.id, pathWith: (id) => `/tokens/${id}/revoke` },
    );

    it('does not revoke a token of another workspace [DEC-3.9]', async () => {
      await owner.screen.post(`/tokens/${foreign.id}/revoke`, password());
      expect((await stranger.api.withBearer(foreign.token).get('/boards')).status).toBe(200);
    });
  });

  describe('422', () =>
    itValidates(operation, [
      ['password', undefined],
      ['password', null],
      ['password', 1],
    ]));

  describe('429', () => {
    it('locks the account after five wrong passwords, even for the right one, with Retry-After [DEC-4.11, DEC-2.ERR-429]', async () => {
      const guessed = await newOwner(deployment);
      const issued = await issue(guessed);
      const path = `/tokens/${issued.id}/revoke`;
      for (let guess = 1; guess <= 5; guess += 1)
        expectError(await guessed.screen.post(path, { password: `guess ${guess}` }), 403, 'wrong_password');
      for (const attempt of ['guess 6', guessed.account.password]) {
        const response = await guessed.screen.post(path, { password: attempt });
        expectError(response, 429, 'too_many_requests');
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await guessed.api.withBearer(issued.token).get('/boards')).status).toBe(200);
    });
  });
});
