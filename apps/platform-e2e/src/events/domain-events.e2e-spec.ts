import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { timestamp } from '../api/members.js';
import type { CreatedWebhook } from '../api/resources.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';
import { openWorld, type World } from '../running/world.js';
import { EventRecorder, type DomainEvent } from './event-recorder.js';

/** Domain events as an existing consumer receives them: with the older client, from a plain subscription. */
describe('domain events on NATS', () => {
  let world: World;
  let recorder: EventRecorder;

  beforeAll(async () => {
    world = await openWorld();
    recorder = await EventRecorder.start(world.deployment);
  });
  afterAll(() => recorder?.close());

  const eventsOfCard = (id: number) =>
    recorder.events.filter(({ event }) => event.data['id'] === id && event.event.startsWith('card.'));

  it('cover a card’s life in commit order, on subjects of board and kind, with schema and trace in the headers [DEC-7.1, DEC-7.4, DEC-7.6]', async () => {
    const board = await ABoard.with(world.api, 'To do', 'Done');
    const card = await board.card('Lived');
    await world.api.must('PATCH', `/cards/${card.id}`, { title: 'Lived on' });
    await world.api.must('POST', `/cards/${card.id}/move`, { listId: board.listId(1) });
    await world.api.must('DELETE', `/cards/${card.id}`);
    await eventually('the card’s four events', () => eventsOfCard(card.id).length >= 4);
    const life = eventsOfCard(card.id);
    expect(life.map(({ event }) => event.event)).toEqual([
      'card.create',
      'card.update',
      'card.move',
      'card.delete',
    ]);
    for (const { subject, headers, event } of life) {
      expect(subject).toMatch(
        new RegExp(`^kiban\\.v1\\.\\d+\\.${board.id}\\.${event.event.replace('.', '\\.')}$`),
      );
      expect(headers?.get('Nats-Msg-Id')).toBe(String(event.id));
      expect(headers?.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/);
    }
    const ids = life.map(({ event }) => event.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(4);
  });

  it('equal the payloads of webhooks and contain the changes [DEC-7.3, DEC-6.PAYLOAD-1, DEC-6.PAYLOAD-2, DEC-6.PAYLOAD-3, SPEC-2.PAYLOAD-1, SPEC-2.PAYLOAD-2, SPEC-2.PAYLOAD-3, SPEC-2.PAYLOAD-4, SPEC-2.PAYLOAD-5, SPEC-2.PAYLOAD-6, SPEC-2.PAYLOAD-7]', async () => {
    const receiver = await WebhookReceiver.start();
    try {
      const webhook = await world.api.must<CreatedWebhook>('POST', '/webhooks', {
        url: receiver.url,
        events: ['card.*'],
      });
      const board = await ABoard.with(world.api, 'To do', 'Done');
      const card = await board.card('Both ways');
      await world.api.must('POST', `/cards/${card.id}/move`, { listId: board.listId(1) });
      for (const kind of ['card.create', 'card.move']) {
        const wanted = (event: DomainEvent): boolean => event.event === kind && event.data['id'] === card.id;
        const delivery = await receiver.waitFor(kind, ({ payload }) =>
          wanted(payload as unknown as DomainEvent),
        );
        const published = await eventually(kind, () => recorder.events.find(({ event }) => wanted(event)));
        const payload = delivery.payload as unknown as DomainEvent;
        expect(payload).toEqual(published.event);
        expect(payload).toMatchObject({
          id: expect.any(Number),
          occurredAt: expect.stringMatching(timestamp),
          boardId: board.id,
          actor: card.createdBy,
        });
        expect(Object.keys(payload.workspace).sort()).toEqual(['name', 'slug']);
        expect(payload.workspace.slug).toBe(world.deployment.workspace.slug);
        expect(payload.data).toEqual({
          id: card.id,
          title: 'Both ways',
          listName: kind === 'card.create' ? 'To do' : 'Done',
          dueDate: null,
        });
        const members = Object.keys(payload)
          .filter((member) => member !== 'changes')
          .sort();
        expect(members).toEqual([
          'actor',
          'boardId',
          'cardId',
          'data',
          'event',
          'id',
          'number',
          'occurredAt',
          'url',
          'workspace',
        ]);
        expect(payload).toMatchObject({ url: card.url, number: card.number });
        if (payload.changes) {
          for (const change of Object.values(payload.changes))
            expect(Object.keys(change).sort()).toEqual(['from', 'to']);
        }
      }
      await world.api.must('DELETE', `/webhooks/${webhook.id}`);
    } finally {
      await receiver.close();
    }
  });

  it('are not published without a change, and a move is only a move [DEC-6.KIND-4, DEC-6.KIND-5]', async () => {
    const board = await ABoard.with(world.api, 'To do', 'Done');
    const card = await board.card('Quiet');
    await world.api.must('PATCH', `/cards/${card.id}`, { title: 'Quiet' });
    await world.api.must('PATCH', `/cards/${card.id}`, {});
    await world.api.must('POST', `/cards/${card.id}/move`, { listId: board.listId(1) });
    // Events arrive in commit order, so the card's last event shows that all earlier ones arrived.
    await world.api.must('DELETE', `/cards/${card.id}`);
    await eventually('the deletion', () =>
      eventsOfCard(card.id).some(({ event }) => event.event === 'card.delete'),
    );
    expect(eventsOfCard(card.id).map(({ event }) => event.event)).toEqual([
      'card.create',
      'card.move',
      'card.delete',
    ]);
  });

  it('stay in the stream, so that a service that was down reads them later with its own consumer [DEC-7.2]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const cards = await board.cards(0, 'One', 'Two', 'Three');
    await eventually('the three events', () => cards.every(({ id }) => eventsOfCard(id).length > 0));
    const manager = await recorder.connection.jetstreamManager();
    const info = await manager.streams.info('KIBAN_EVENTS');
    expect(info.config.storage).toBe('file');
    const consumer = await recorder.connection
      .jetstream()
      .consumers.get('KIBAN_EVENTS', { filterSubjects: `kiban.v1.*.${board.id}.card.create` });
    const titles: unknown[] = [];
    const messages = await consumer.fetch({ max_messages: 3, expires: 10_000 });
    for await (const message of messages) titles.push(message.json<DomainEvent>().data['title']);
    expect(titles).toEqual(['One', 'Two', 'Three']);
  });
});
