import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newOwner, type Owner } from '../../running/owner.js';
import { testDeployment } from '../../client/deployment.js';
import { isSignedBy } from '../../running/signature.js';
import { WebhookReceiver } from '../../running/webhook-receiver.js';
import { ABoard } from '../a-board.js';
import type { Card } from '../resources.js';

interface Hook {
  id: number;
  event: string;
  targetUrl: string;
  createdAt: string;
  signingKey?: string;
}

/** A node of a workflow tool: it needs only a token, no manual setup. */
describe('a workflow tool’s node', () => {
  let owner: Owner;
  let receiver: WebhookReceiver;
  let board: ABoard;
  beforeAll(async () => {
    owner = await newOwner(await testDeployment());
    receiver = await WebhookReceiver.start();
    board = await ABoard.with(owner.api, 'To do', 'Done');
  });
  afterAll(() => receiver?.close());
  const move = (card: Card, list: number) =>
    owner.api.must('POST', `/cards/${card.id}/move`, { listId: board.listId(list) });

  it('creates and updates cards, subscribes to their moves and unsubscribes [SPEC-4.15, SPEC-6.NODE-1, SPEC-6.NODE-2, SPEC-1.HOOKS-1]', async () => {
    const path = '/node';
    const subscription = { targetUrl: receiver.url + path, event: 'card.move' };
    const hook = await owner.api.post<Hook>('/hooks', subscription);
    expect([hook.status, hook.body]).toEqual([
      201,
      expect.objectContaining({ ...subscription, id: expect.any(Number), createdAt: expect.any(String) }),
    ]);
    const again = await owner.api.post<Hook>('/hooks', subscription);
    expect([again.status, again.body.id]).toEqual([200, hook.body.id]);
    const card = await owner.api.must<Card>('POST', '/cards', { listId: board.listId(), title: 'By a node' });
    await owner.api.must('PATCH', `/cards/${card.id}`, { dueDate: '2026-12-24' });
    await move(card, 1);
    const delivery = await receiver.waitFor('the move', (received) => received.path === path);
    expect(delivery.payload).toMatchObject({
      event: 'card.move',
      data: { id: card.id, title: 'By a node', listName: 'Done', dueDate: '2026-12-24' },
    });
    expect(
      isSignedBy(hook.body.signingKey ?? '', delivery.raw, delivery.headers['x-service-signature']),
    ).toBe(true);
    expect((await owner.api.delete(`/hooks/${hook.body.id}`)).status).toBe(204);
    // When a second subscription receives the next move, the first would also have received it.
    const { id } = await owner.api.must<Hook>('POST', '/hooks', {
      ...subscription,
      targetUrl: `${receiver.url}/later`,
    });
    await move(card, 0);
    await receiver.waitFor('the next move', (received) => received.path === '/later');
    expect(receiver.received.filter((received) => received.path === path)).toHaveLength(1);
    await owner.api.delete(`/hooks/${id}`);
  });

  it('returns samples with the shape of a delivery [SPEC-4.15]', async () => {
    const events = await owner.api.must<{ event: string }[]>('GET', '/hooks/events');
    expect(events.map(({ event }) => event)).toContain('card.move');
    const card = await board.card('Sampled');
    await move(card, 1);
    const [sample] = await owner.api.must<object[]>('GET', '/hooks/samples/card.move');
    expect(Object.keys(sample ?? {})).toEqual(
      expect.arrayContaining(['id', 'event', 'occurredAt', 'workspace', 'boardId', 'actor', 'data']),
    );
  });
});

describe('GET /events', () => {
  it('returns missed webhook events after the last id, to tokens, owners and admins [DEC-5.FEED-2, SPEC-1.HOOKS-2]', async () => {
    const owner = await newOwner(await testDeployment());
    const receiver = await WebhookReceiver.start();
    try {
      // Registered as in the workspace's settings; read with the token.
      await owner.screen.must('POST', '/webhooks', { url: receiver.url, events: ['card.*'] });
      const board = await ABoard.with(owner.api, 'To do');
      const cards = await board.cards(0, 'One', 'Two', 'Three');
      for (const { id } of cards)
        await receiver.waitFor(`card ${id}`, ({ payload }) => payload.data['id'] === id);
      interface Event {
        id: number;
        event: string;
      }
      const all = await owner.api.must<Event[]>('GET', '/events?limit=200');
      const made = all.filter(({ event }) => event === 'card.create');
      expect(made).toHaveLength(3);
      for (const event of made) expect(receiver.received.map(({ payload }) => payload)).toContainEqual(event);
      const after = await owner.screen.must<Event[]>('GET', `/events?after=${made[0]!.id}`);
      expect(after.filter(({ event }) => event === 'card.create')).toEqual(made.slice(1));
    } finally {
      await receiver.close();
    }
  });
});
