import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDeployment } from '../../client/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { WebhookReceiver } from '../../running/webhook-receiver.js';
import { ABoard } from '../a-board.js';
import { itFindsOnlyItsOwn, itNeedsABearer } from '../every-operation.js';
import { expectError } from '../error-body.js';
import type { CreatedWebhook } from '../resources.js';

describe('DELETE /webhooks/{id}', () => {
  let owner: Owner;
  let stranger: Owner;
  let receiver: WebhookReceiver;
  let standing: CreatedWebhook;
  let foreign: CreatedWebhook;
  const make = (who: Owner, path: string): Promise<CreatedWebhook> =>
    who.api.must('POST', '/webhooks', { url: receiver.url + path, events: ['card.create'] });
  beforeAll(async () => {
    const deployment = await testDeployment();
    owner = await newOwner(deployment);
    stranger = await newOwner(deployment);
    receiver = await WebhookReceiver.start();
    standing = await make(owner, '/standing');
    foreign = await make(stranger, '/foreign');
  });
  afterAll(() => receiver.close());
  const operation = {
    api: () => owner.api,
    call: () => ({ method: 'DELETE', path: `/webhooks/${standing.id}` }),
  };

  describe('204', () => {
    it('deletes the endpoint, which then receives nothing [DEC-6.HOOK-2, SPEC-4.14]', async () => {
      const gone = await make(owner, '/gone');
      const response = await owner.api.delete(`/webhooks/${gone.id}`);
      expect(response.status).toBe(204);
      expectError(await owner.api.get(`/webhooks/${gone.id}`), 404, 'not_found');
      expectError(await owner.api.delete(`/webhooks/${gone.id}`), 404, 'not_found');
      const card = await (await ABoard.with(owner.api, 'To do')).card();
      await receiver.waitFor(
        'the other endpoint’s delivery',
        ({ path, payload }) => path === '/standing' && payload.data['id'] === card.id,
      );
      expect(receiver.received.map(({ path }) => path)).not.toContain('/gone');
    });
  });

  describe('401', () => itNeedsABearer(operation));
  describe('404', () => {
    itFindsOnlyItsOwn(operation, { foreign: () => foreign.id, pathWith: (id) => `/webhooks/${id}` });

    it('does not delete an endpoint of another workspace [DEC-3.9]', async () => {
      await owner.api.delete(`/webhooks/${foreign.id}`);
      expect((await stranger.api.get(`/webhooks/${foreign.id}`)).status).toBe(200);
    });
  });
});
