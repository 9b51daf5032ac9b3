import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment } from '../../client/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { itNeedsABearer } from '../every-operation.js';
import type { CreatedWebhook, Webhook } from '../resources.js';

describe('GET /webhooks', () => {
  let owner: Owner;
  let stranger: Owner;
  beforeAll(async () => {
    const deployment = await testDeployment();
    owner = await newOwner(deployment);
    stranger = await newOwner(deployment);
  });
  const operation = { api: () => owner.api, call: () => ({ method: 'GET', path: '/webhooks' }) };

  describe('200', () => {
    it('lists this workspace’s endpoints without their keys, and no others [SPEC-4.14, SPEC-2.WS-2, DEC-6.HOOK-2]', async () => {
      const make = (who: Owner): Promise<CreatedWebhook> =>
        who.api.must('POST', '/webhooks', { url: 'http://127.0.0.1:65000/hook', events: ['board.create'] });
      const mine = [await make(owner), await make(owner)];
      await make(stranger);
      const { status, body } = await owner.api.get<Webhook[]>('/webhooks');
      expect(status).toBe(200);
      const withoutKey = mine.map((webhook) =>
        Object.fromEntries(Object.entries(webhook).filter(([member]) => member !== 'signingKey')),
      );
      expect([...body].sort((a, b) => a.id - b.id)).toEqual(withoutKey);
    });
  });

  describe('401', () => itNeedsABearer(operation));
});
