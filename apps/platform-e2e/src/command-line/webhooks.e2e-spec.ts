import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createKiban, verifyWebhook, type Kiban } from '@kiban/client';
import { eventually } from '@kiban/testing';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { WebhookReceiver, type ReceivedDelivery } from '../running/webhook-receiver.js';
import { KibanProgram } from './kiban-program.js';

interface Delivery {
  id: number;
  eventId: number;
  event: string;
  state: string;
  trigger: string;
  attemptCount: number;
  lastStatus: number | null;
}

describe('kiban webhooks', () => {
  let deployment: Deployment;
  let owner: Owner;
  let kiban: Kiban;
  let program: KibanProgram;
  let receiver: WebhookReceiver;
  let webhook: { id: number; signingKey: string };
  let listId: number;

  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    kiban = createKiban({ origin: deployment.origin, token: owner.token });
    program = await KibanProgram.with({ KIBAN_URL: deployment.origin, KIBAN_TOKEN: owner.token });
    receiver = await WebhookReceiver.start();
    webhook = await kiban.webhooks.create({ url: receiver.url, events: ['card.create'] });
    const { lists } = await kiban.boards.create({ name: 'Delivered', lists: [{ name: 'To do' }] });
    listId = lists[0]?.id ?? 0;
  });
  afterAll(async () => {
    await program.close();
    await receiver.close();
  });

  const deliveries = (...flags: string[]): Promise<Delivery[]> =>
    program.json(['webhooks', 'deliveries', String(webhook.id), ...flags]);
  const receivedOf = (title: string): ReceivedDelivery[] =>
    receiver.received.filter(({ payload }) => payload.data['title'] === title);
  const firstIn = (state: string): Promise<Delivery> =>
    eventually(`a delivery that is ${state}`, async () => (await deliveries('--state', state))[0]);

  it('lists the deliveries of a webhook by state, with attempts and the last status [DEC-2.CLI-12]', async () => {
    receiver.respondWith(({ payload }) => (payload.data['title'] === 'Refused' ? 500 : 204));
    await kiban.cards.create({ listId, title: 'Taken' });
    await kiban.cards.create({ listId, title: 'Refused' });
    const delivered = await firstIn('delivered');
    const retrying = await firstIn('retrying');
    expect(delivered).toMatchObject({ event: 'card.create', attemptCount: 1, lastStatus: 204 });
    expect(retrying).toMatchObject({ event: 'card.create', lastStatus: 500 });
    expect(await deliveries('--state', 'given_up')).toEqual([]);
    expect((await deliveries('--limit', '1')).map(({ id }) => id)).toEqual([
      Math.max(delivered.id, retrying.id),
    ]);
    const { stdout } = await program.run(['webhooks', 'deliveries', String(webhook.id)]);
    expect(stdout).toMatch(/^ID +EVENT +STATE +ATTEMPTS +LAST +CREATED\n/);
    expect(stdout).toMatch(new RegExp(`\\n${delivered.id} +card\\.create +delivered +1 +204 `));
  });

  it('sends the event of a delivery again, signed, with the same id and content [DEC-2.CLI-12]', async () => {
    receiver.respondWith(() => 204);
    await kiban.cards.create({ listId, title: 'Twice' });
    const first = await receiver.waitFor('Twice', ({ payload }) => payload.data['title'] === 'Twice');
    const delivery = await eventually('its delivery', async () =>
      (await deliveries('--state', 'delivered')).find(({ eventId }) => eventId === first.payload.id),
    );
    const queued = await program.json<Delivery>(['webhooks', 'redeliver', String(delivery.id)]);
    expect(queued).toMatchObject({ eventId: first.payload.id, event: 'card.create' });
    expect(queued.id).not.toBe(delivery.id);
    const again = await eventually('the second delivery', () => receivedOf('Twice')[1]);
    expect(again.raw).toEqual(first.raw);
    expect(again.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(again.headers).toMatchObject({ 'x-service-redelivery': 'true' });
    expect(await verifyWebhook(webhook.signingKey, again.headers, again.raw)).toMatchObject({
      id: first.payload.id,
    });
    const { stdout, code } = await program.run(['webhooks', 'redeliver', String(delivery.id)]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^Delivery \d+ of card\.create is (pending|delivered)\.\n$/),
    ]);
    await eventually('the third delivery', () => receivedOf('Twice')[2]);
  });

  it('rejects what does not exist or belongs to another workspace, and sends nothing [DEC-2.CLI-12]', async () => {
    const [delivery] = await deliveries();
    const stranger = await newOwner(deployment);
    const theirs = await KibanProgram.with({ KIBAN_URL: deployment.origin, KIBAN_TOKEN: stranger.token });
    // Without the retries of an earlier test's delivery, which was refused.
    const redelivered = (): number =>
      receiver.received.filter(({ headers }) => headers['x-service-redelivery'] === 'true').length;
    const before = redelivered();
    try {
      for (const [by, args] of [
        [program, ['redeliver', '999999999']],
        [program, ['deliveries', '999999999']],
        [theirs, ['redeliver', String(delivery?.id)]],
        [theirs, ['deliveries', String(webhook.id)]],
      ] as const)
        expect([args, await by.run(['webhooks', ...args])]).toEqual([
          args,
          {
            code: 1,
            stdout: '',
            stderr: expect.stringMatching(/^kiban: There is no (delivery|webhook) \d+/),
          },
        ]);
      for (const args of [
        ['redeliver'],
        ['redeliver', 'x'],
        ['deliveries', String(webhook.id), '--state', 'odd'],
      ])
        expect(await program.run(['webhooks', ...args])).toMatchObject({ code: 2, stdout: '' });
      expect(await theirs.json(['webhooks', 'list'])).toEqual([]);
    } finally {
      await theirs.close();
    }
    expect(redelivered()).toBe(before);
  });
});
