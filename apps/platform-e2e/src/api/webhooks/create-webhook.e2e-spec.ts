import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectMcp } from '../../client/mcp-connection.js';
import { testDeployment, type Deployment } from '../../client/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';
import { isSignedBy } from '../../running/signature.js';
import { WebhookReceiver } from '../../running/webhook-receiver.js';
import { ABoard } from '../a-board.js';
import { itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { timestamp } from '../members.js';
import { expectInvalid } from '../error-body.js';
import type { CreatedWebhook, Webhook } from '../resources.js';

describe('POST /webhooks', () => {
  let deployment: Deployment;
  let owner: Owner;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    receiver = await WebhookReceiver.start();
  });
  afterAll(() => receiver.close());
  const body = (change: object = {}) => ({ url: `${receiver.url}/hook`, events: ['card.create'], ...change });
  const operation = {
    api: () => owner.api,
    call: () => ({ method: 'POST', path: '/webhooks', body: body() }),
  };

  describe('201', () => {
    it('returns the active endpoint with its signing key, once [SPEC-4.5, SPEC-2.HOOK-1, SPEC-2.HOOK-2, SPEC-2.HOOK-3, SPEC-3.HOOK-1, SPEC-6.SIG-1, DEC-6.HOOK-1, DEC-6.SIG-1]', async () => {
      const { status, body: created, text } = await owner.api.post<CreatedWebhook>('/webhooks', body());
      expect(status).toBe(201);
      expect(created).toMatchObject({
        id: expect.any(Number),
        url: `${receiver.url}/hook`,
        events: ['card.create'],
        description: null,
        boardIds: null,
        status: 'active',
        createdAt: expect.stringMatching(timestamp),
        version: 1,
      });
      expect(created.signingKey).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(text.split(created.signingKey)).toHaveLength(2);
      for (const path of ['/webhooks', `/webhooks/${created.id}`])
        expect((await owner.api.get(path)).text).not.toContain('whsec_');
    });

    it('creates a separate key for every endpoint [DEC-6.SIG-1]', async () => {
      const make = () =>
        owner.api.must<CreatedWebhook>('POST', '/webhooks', body({ events: ['board.create'] }));
      const [a, b] = [await make(), await make()];
      expect(a.signingKey).not.toBe(b.signingKey);
    });

    it('delivers only the registered kinds, signed over the raw body [SPEC-6.1, SPEC-6.REG-1, SPEC-6.REG-2, SPEC-6.KIND-1, SPEC-6.KIND-2, SPEC-6.SIG-2, SPEC-6.SIG-3, SPEC-1.8, DEC-6.SIG-2]', async () => {
      const path = '/named';
      const { signingKey } = await owner.api.must<CreatedWebhook>(
        'POST',
        '/webhooks',
        body({ url: receiver.url + path, events: ['card.move'] }),
      );
      const board = await ABoard.with(owner.api, 'To do', 'Done');
      const card = await board.card('Carried');
      await owner.api.must('PATCH', `/cards/${card.id}`, { dueDate: '2026-12-24' });
      await owner.api.must('POST', `/cards/${card.id}/move`, { listId: board.listId(1) });
      const delivery = await receiver.waitFor('card.move', (received) => received.path === path);
      expect(isSignedBy(signingKey, delivery.raw, delivery.headers['x-service-signature'])).toBe(true);
      expect(
        isSignedBy(
          signingKey,
          Buffer.concat([delivery.raw, Buffer.from(' ')]),
          delivery.headers['x-service-signature'],
        ),
      ).toBe(false);
      expect(delivery.payload.event).toBe('card.move');
      expect(receiver.received.filter((received) => received.path === path)).toHaveLength(1);
    });

    it.each([['*'], ['card.*'], ['card.create', 'comment.*', 'gantt.update']])(
      'accepts %j as kinds [DEC-6.KIND-1]',
      async (...events) => {
        const { status, body: created } = await owner.api.post<Webhook>('/webhooks', body({ events }));
        expect(status).toBe(201);
        expect(created.events).toEqual(events);
        await owner.api.must('DELETE', `/webhooks/${created.id}`);
      },
    );
  });

  describe('400, 413, 415', () => itReadsOnlyJson(operation));
  describe('401', () => itNeedsABearer(operation));

  describe('403', () => {
    it('rejects a connected AI [DEC-3.14]', async () => {
      const { client, accessToken } = await connectMcp(deployment, 'Registers webhooks');
      const response = await owner.api.withBearer(accessToken()).post('/webhooks', body());
      expect([401, 403]).toContain(response.status);
      await client.close();
    });
  });

  describe('422', () => {
    itValidates(operation, [
      ['url', undefined],
      ['url', 5],
      ['url', ''],
      ['url', 'not a URL'],
      ['url', '/relative'],
      ['url', 'ftp://example.com/hook'],
      ['url', 'javascript:alert(1)'],
      ['url', 'https://user:secret@example.com/'],
      ['url', `https://example.com/${'a'.repeat(2_048)}`],
      ['events', undefined],
      ['events', []],
      ['events', 'card.create'],
      ['events', [1]],
    ]);

    it('rejects an unknown kind and lists the existing ones [DEC-6.KIND-2]', async () => {
      for (const kind of ['card.created', 'card', 'card.*.x', '*.create', 'CARD.CREATE', '']) {
        const response = await owner.api.post('/webhooks', body({ events: ['card.create', kind] }));
        expectInvalid(
          response,
          (response.body as { details: { field: string }[] }).details[0]?.field ?? 'events',
        );
        expect(response.text).toContain('comment.create');
        expect(response.text).toContain('card.move');
      }
    });
  });
});
