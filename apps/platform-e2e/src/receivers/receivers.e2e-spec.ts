import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban } from '@kiban/client';
import { eventually } from '@kiban/testing';
import { testDeployment } from '../client/deployment.js';
import { newOwner } from '../running/owner.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';
import { ReceiverProgram, type Framework } from './receiver-program.js';

describe.each<Framework>(['express', 'fastify', 'hono', 'nextjs'])(
  'the %s receiver of a webhook',
  (framework) => {
    let kiban: Kiban;
    let program: ReceiverProgram | undefined;
    beforeAll(async () => {
      const deployment = await testDeployment();
      kiban = createKiban({ origin: deployment.origin, token: (await newOwner(deployment)).token });
    });
    afterEach(() => program?.close());

    it('stores what the service delivers, once, also when it is delivered again and after a rotation', async () => {
      // The address must be known before the key, and the program starts with its key.
      const placeholder = await WebhookReceiver.start();
      const webhook = await kiban.webhooks.create({ url: placeholder.url, events: ['card.create'] });
      await placeholder.close();
      const { signingKey } = await kiban.webhooks.rotateKey(webhook.id, { overlapHours: 1 });
      const receiver = await ReceiverProgram.start(framework, [signingKey, webhook.signingKey]);
      program = receiver;
      await kiban.webhooks.update(webhook.id, { url: receiver.url });

      const board = await kiban.boards.create({ name: 'Received', lists: [{ name: 'To do' }] });
      const card = await kiban.cards.create({ listId: board.lists[0]?.id ?? 0, title: 'Kuchen 🎂' });
      const [stored] = await eventually(
        'the event',
        async () => {
          const all = await receiver.stored();
          return all.length > 0 && all;
        },
        60_000,
      );
      expect(stored?.event).toMatchObject({
        event: 'card.create',
        data: { id: card.id, title: 'Kuchen 🎂' },
      });
      for await (const { id } of kiban.deliveries.list(webhook.id)) await kiban.deliveries.redeliver(id);
      await eventually('the repetition', () => /repeated card\.create/.test(receiver.output), 60_000);
      expect(await receiver.stored()).toHaveLength(1);
      expect(receiver.output).not.toMatch(/rejected/);
    });
  },
);
