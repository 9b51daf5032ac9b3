import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { consume, type ConsumeOptions, type EventConsumer, type PoisonMessage } from './consume.js';
import type { Gap } from './gap-watch.js';
import type { NatsConnection } from './durable-consumer.js';
import { EventBroker } from './testing/event-broker.js';
import { eventStream } from './wire.js';

const QUICK = { first: 50, max: 400 };

let broker: EventBroker;
let running: EventConsumer[] = [];
let problems: string[] = [];
/** Opened after each test: a consumer stops when its handler ends. */
const closedGates: (() => void)[] = [];

beforeAll(async () => {
  broker = await EventBroker.start();
});
afterEach(async () => {
  for (const open of closedGates.splice(0)) open();
  for (const consumer of running) await consumer.stop();
  running = [];
  problems = [];
  await broker.manager.streams.purge(eventStream);
});
afterAll(() => broker.close());

async function run(
  options: Partial<ConsumeOptions> & { name: string },
  connection?: NatsConnection,
): Promise<EventConsumer> {
  const consumer = consume(connection ?? broker.connection, {
    onEvent: () => undefined,
    onProblem: ({ code }) => problems.push(code),
    retryDelayMs: QUICK,
    ...options,
  });
  running.push(consumer);
  await consumer.ready;
  return consumer;
}

const allDone = (name: string): Promise<unknown> =>
  eventually(`${name} to have acknowledged everything`, () => broker.isDone(name));

/** A promise, and the function that resolves it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  closedGates.push(open);
  return { opened, open };
}

describe('a consumer of events', () => {
  it('receives the kinds of one board of one workspace, with their trace, lists and cause', async () => {
    const received: unknown[] = [];
    await run({
      name: 'filtered',
      kinds: ['card.move', 'card.create'],
      workspace: 1,
      board: 3,
      onEvent: (event, { trace, lists, via, seen, deliveries }) =>
        void received.push([event.id, event.event, trace, lists, via, seen, deliveries]),
    });
    await broker.publish({ id: 1, board: 4 });
    await broker.publish({ id: 2, workspace: 2 });
    await broker.publish({ id: 3, kind: 'card.update' });
    await broker.publish({
      id: 4,
      further: {
        traceparent: '00-1-2-01',
        'Kiban-Lists': '11,12',
        'Kiban-Via': '{"kind":"token","name":"CI"}',
      },
    });
    await broker.publish({ id: 5, kind: 'card.create' });
    await allDone('filtered');
    expect(received).toEqual([
      [4, 'card.move', '00-1-2-01', [11, 12], { kind: 'token', name: 'CI' }, false, 1],
      [5, 'card.create', undefined, [], undefined, false, 1],
    ]);
  });

  it('changes the filter of an existing durable consumer, and continues after its last acknowledgement', async () => {
    const received: number[] = [];
    const onEvent = (event: { id: number }): void => void received.push(event.id);
    const before = await run({ name: 'changed', kinds: ['card.move', 'card.create'], onEvent });
    await broker.publishAll([1, 2]);
    await allDone('changed');
    await before.stop();
    await broker.publish({ id: 3, kind: 'card.update' });
    await run({ name: 'changed', kinds: ['card.update'], from: 'new', onEvent });
    await allDone('changed');
    await eventually('the third event', () => received.length >= 3);
    expect(received).toEqual([1, 2, 3]);
  });

  it('starts with the next event if it is configured so', async () => {
    await broker.publishAll([1, 2]);
    const received: number[] = [];
    await run({ name: 'new', from: 'new', onEvent: ({ id }) => void received.push(id) });
    await broker.publishAll([3]);
    await eventually('the third event', () => received.includes(3));
    expect(received).toEqual([3]);
  });

  it('marks events whose effect is committed', async () => {
    const committed = new Set<number>([1]);
    const received: [number, boolean][] = [];
    await run({
      name: 'marked',
      hasSeen: (id) => Promise.resolve(committed.has(id)),
      onEvent: ({ id }, { seen }) => {
        received.push([id, seen]);
        committed.add(id);
      },
    });
    await broker.publishAll([1, 2, 2]);
    await allDone('marked');
    expect(received).toEqual([
      [1, true],
      [2, false],
      [2, true],
    ]);
  });

  it('redelivers a failed event with a growing delay, and handles the others first', async () => {
    const attempts: number[] = [];
    const others: number[] = [];
    await run({
      name: 'failing',
      onEvent: ({ id }, { deliveries }) => {
        if (id !== 1) return void others.push(id);
        attempts.push(Date.now());
        if (deliveries < 4) throw new Error('The database is unavailable.');
      },
    });
    await broker.publishAll([1, 2, 3]);
    await allDone('failing');
    expect(others).toEqual([2, 3]);
    expect(problems).toEqual(['event_failed', 'event_failed', 'event_failed']);
    const [first = 0, second = 0, third = 0] = attempts.slice(1).map((at, n) => at - (attempts[n] ?? at));
    expect([first >= 45, second >= 95, third >= 195]).toEqual([true, true, true]);
  });

  it('sets a poison message aside after the deliveries, and one without a readable event immediately', async () => {
    const poison: PoisonMessage[] = [];
    await run({
      name: 'poison',
      deliveriesMax: 3,
      onEvent: ({ id }) => {
        if (id === 1) throw new Error('This event always fails.');
      },
      onPoison: (message) => void poison.push(message),
    });
    await broker.publish({ id: 1 });
    await broker.publish({ id: 2, body: 'no JSON' });
    await broker.publish({ id: 3, schema: 'card.move;v2' });
    await broker.publish({ id: 4, schema: 'card.create;v1' });
    await broker.publish({ id: 5, body: 'null' });
    await broker.publishAll([6]);
    await allDone('poison');
    const summary = poison.map(({ reason, body, deliveries }) => [reason, body.slice(0, 9), deliveries]);
    expect(summary).toEqual([
      ['invalid_payload', 'no JSON', 1],
      ['unsupported_schema', '{"id":3,"', 1],
      ['unsupported_schema', '{"id":4,"', 1],
      ['invalid_payload', 'null', 1],
      ['failed', '{"id":1,"', 3],
    ]);
    expect(poison.at(-1)).toMatchObject({
      subject: 'kiban.v1.1.3.card.move',
      error: expect.objectContaining({ message: 'This event always fails.' }),
      headers: { 'Kiban-Schema': 'card.move;v1' },
    });
  });

  it('keeps a poison message for which there is no place', async () => {
    let isFull = true;
    const kept: number[] = [];
    await run({
      name: 'full',
      deliveriesMax: 1,
      onEvent: () => Promise.reject(new Error('It fails.')),
      onPoison: ({ deliveries }) => {
        if (isFull) throw new Error('No space is left.');
        kept.push(deliveries);
      },
    });
    await broker.publishAll([1]);
    await eventually('a rejection', () => problems.includes('poison_failed'));
    isFull = false;
    await allDone('full');
    expect(kept).toHaveLength(1);
    expect(kept[0]).toBeGreaterThan(1);
  });

  it('receives an event once while its handler exceeds the acknowledgement time', async () => {
    const received: number[] = [];
    await run({
      name: 'slow',
      ackWaitMs: 1_000,
      onEvent: async ({ id }) => {
        received.push(id);
        if (id === 1) await new Promise((resolve) => setTimeout(resolve, 3_500));
      },
    });
    await broker.publishAll([1, 2]);
    await allDone('slow');
    expect(received).toEqual([1, 2]);
    expect((await broker.info('slow')).num_redelivered).toBe(0);
  });

  it('finishes the event in progress when it stops, and returns the others to a second replica', async () => {
    const { opened, open } = gate();
    const first: number[] = [];
    const second: number[] = [];
    const stopping = await run(
      {
        name: 'stopping',
        ackWaitMs: 60_000,
        onEvent: async ({ id }) => {
          first.push(id);
          await opened;
        },
      },
      await broker.connect(),
    );
    await broker.publishAll([1, 2, 3]);
    await eventually('the first event in progress, the others fetched', async () => {
      return first.length === 1 && (await broker.info('stopping')).num_ack_pending === 3;
    });
    let stopped = false;
    const stop = stopping.stop().then(() => (stopped = true));
    await run({ name: 'stopping', ackWaitMs: 60_000, onEvent: ({ id }) => void second.push(id) });
    await eventually('the others at the second replica', () => second.length === 2);
    expect([first, second.sort(), stopped]).toEqual([[1], [2, 3], false]);
    open();
    await stop;
    await allDone('stopping');
    expect([first, second.sort()]).toEqual([[1], [2, 3]]);
  });

  it('returns events that the broker had sent, and that arrive after the stop', async () => {
    const received: number[] = [];
    const onEvent = ({ id }: { id: number }): void => void received.push(id);
    const late = await run(
      { name: 'late-arrivals', ackWaitMs: 60_000, onEvent },
      await broker.connectSlowly(400),
    );
    await broker.publishAll([1, 2, 3]);
    await eventually(
      'the events on their way',
      async () => (await broker.info('late-arrivals')).num_ack_pending === 3,
    );
    await late.stop();
    await run({ name: 'late-arrivals', ackWaitMs: 60_000, onEvent });
    await eventually('the events at the second replica', () => received.length === 3);
    await allDone('late-arrivals');
    expect(received.sort()).toEqual([1, 2, 3]);
  });

  it('continues after the broker was killed and restarted, and after its consumer was deleted', async () => {
    const received = new Set<number>();
    const connection = await broker.connect();
    await run({ name: 'lasting', onEvent: ({ id }) => void received.add(id) }, connection);
    await broker.publishAll([1]);
    await eventually('the first event', () => received.has(1));
    await broker.server.kill();
    await broker.server.start();
    await eventually('a publication', () => broker.publish({ id: 2 }), 50_000);
    await eventually('the second event', () => received.has(2), 50_000);
    await broker.manager.consumers.delete(eventStream, 'lasting');
    await broker.publishAll([3]);
    await eventually('the third event', () => received.has(3), 50_000);
    expect(problems).toContain('ended');
  }, 120_000);

  it('ends without a report when its connection is closed', async () => {
    const connection = await broker.connect();
    const received: number[] = [];
    const consumer = await run({ name: 'closed', onEvent: ({ id }) => void received.push(id) }, connection);
    await broker.publishAll([1]);
    await eventually('the event', () => received.length === 1);
    await connection.close();
    await consumer.stop();
    expect(problems).toEqual([]);
  });

  it('reports that the stream dropped events before it received them', async () => {
    const gaps: Gap[] = [];
    const before = await run({ name: 'late', onGap: (gap) => gaps.push(gap) });
    await broker.publishAll([1]);
    await allDone('late');
    await before.stop();
    const sequences = [];
    for (const id of [2, 3, 4]) sequences.push(await broker.publish({ id }));
    const [from = 0, to = 0] = sequences;
    for (let sequence = from - 1; sequence <= to; sequence += 1)
      await broker.manager.streams.deleteMessage(eventStream, sequence);
    await run({ name: 'late', onGap: (gap) => gaps.push(gap) });
    await allDone('late');
    expect(gaps).toEqual([{ reason: 'expired', from, to }]);
  });

  it('reports a missing position, also when no source replies, and asks for it again', async () => {
    const gaps: Gap[] = [];
    const placed = (position: number): Record<string, string> => ({
      'Kiban-Relay-Source': 'boards',
      'Kiban-Relay-Position': String(position),
      'Nats-Msg-Id': String(position),
    });
    await run({ name: 'gap', onGap: (gap) => gaps.push(gap) });
    for (const position of [7, 8, 11]) await broker.publish({ id: position, further: placed(position) });
    await eventually('the first report', () => gaps.length === 1);
    const requests: string[] = [];
    const responder = broker.connection.subscribe('kiban.relay.boards.replay', {
      callback: (_, message) => {
        requests.push(message.string());
        message.respond('{"oldestKept":10}');
      },
    });
    await eventually('the second report', () => gaps.length === 2);
    responder.unsubscribe();
    expect(gaps).toEqual([
      { reason: 'missing_positions', source: 'boards', from: 9, to: 10, replay: 'unanswered' },
      {
        reason: 'missing_positions',
        source: 'boards',
        from: 9,
        to: 10,
        replay: 'requested',
        lost: { from: 9, to: 9 },
      },
    ]);
    expect(requests).toEqual(['{"from":9,"to":10}']);
  });
});
