import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment, type Deployment } from '../../client/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { itNeedsABearer } from '../every-operation.js';
import { timestamp } from '../members.js';
import type { Credential } from '../resources.js';

describe('GET /tokens', () => {
  let deployment: Deployment;
  let owner: Owner;
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
  });
  const operation = { api: () => owner.screen, call: () => ({ method: 'GET', path: '/tokens' }) };

  describe('200', () => {
    it('lists this workspace’s tokens with their times and state, and no others [DEC-4.8, SPEC-2.WS-2]', async () => {
      const { status, body } = await owner.screen.get<Credential[]>('/tokens');
      expect(status).toBe(200);
      expect(body).toHaveLength(1);
      expect(body[0]).toMatchObject({
        kind: 'token',
        id: expect.any(Number),
        name: 'Tests',
        state: 'active',
        createdAt: expect.stringMatching(timestamp),
        expiresAt: null,
      });
      expect(body[0]).toHaveProperty('lastUsedAt');
    });

    it('contains neither a token nor a digest of one [DEC-4.2, DEC-4.3]', async () => {
      const { text } = await owner.screen.get('/tokens');
      expect(text).not.toContain(owner.token);
      expect(text).not.toMatch(/[0-9A-Za-z_-]{43}/);
    });
  });

  describe('401', () => itNeedsABearer(operation));
});
