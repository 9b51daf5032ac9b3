import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeEnvironment, eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { EventBroker } from '../testing/event-broker.js';
import { ExampleProgram } from '../testing/example-program.js';
import { eventHeaders, eventStream, eventSubjects } from '../wire.js';

let broker: EventBroker;
let folder: string;
let example: ExampleProgram;

beforeAll(async () => {
  broker = await EventBroker.start();
  folder = await mkdtemp(join(tmpdir(), 'kiban-example-'));
  example = await ExampleProgram.bundled('event-logger/event-logger.mjs', {
    NATS_URL: broker.server.url,
    EVENTS_FILE: join(folder, 'events.jsonl'),
  });
});
afterAll(async () => {
  await example.remove();
  await broker.close();
  await rm(folder, { recursive: true, force: true });
});

async function loggedIds(): Promise<number[]> {
  const text = await readFile(join(folder, 'events.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { id: number }).id]));
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the event logger', () => {
  it('logs every event once, also if it is killed, and recognizes repeated ones', async () => {
    example.start();
    await broker.publishAll(range(1, 50));
    await eventually('the first events', async () => (await loggedIds()).length >= 10);
    await example.end('SIGKILL');
    await broker.publishAll(range(40, 100));
    example.start();
    await eventually('all events', async () => (await loggedIds()).length >= 100, 50_000);
    await eventually('all acknowledgements', () => broker.isDone('event-logger'));
    expect((await loggedIds()).sort((a, b) => a - b)).toEqual(range(1, 100));
    // Those that were published twice; further ones may have been logged and not acknowledged before the kill.
    for (const id of range(40, 50)) expect(example.output).toMatch(new RegExp(`^seen ${id}$`, 'm'));
  });

  it('ends when it is stopped', async () => {
    expect(await example.end('SIGTERM')).toBe(0);
  });
});

const permissions = new URL('../../../../docker/nats/permissions.conf', import.meta.url);

/** The accounts of production, with a password each. */
async function passwords(): Promise<Record<string, string>> {
  const text = await readFile(permissions, 'utf8');
  const names = [...text.matchAll(/\$KIBAN_NATS_([A-Z]+)_PASSWORD/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [`KIBAN_NATS_${name}_PASSWORD`, `pw-of-${name}`]));
}

describe('the event logger with the account of production that only reads', () => {
  let server: TestNatsServer;
  let restore: () => void;
  let own: string;
  let reading: ExampleProgram;

  const signedIn = (user: string, name: string): Promise<NatsConnection> =>
    connect({ servers: server.url, user, pass: `pw-of-${name}`, inboxPrefix: `_INBOX.${user}` });

  beforeAll(async () => {
    restore = changeEnvironment(await passwords());
    own = await mkdtemp(join(tmpdir(), 'kiban-observer-'));
    await copyFile(permissions, join(own, 'permissions.conf'));
    server = await startNatsServer(['-c', join(own, 'permissions.conf')]);
    const setup = await signedIn('setup', 'SETUP');
    await (await jetstreamManager(setup)).streams.add({ name: eventStream, subjects: [eventSubjects] });
    await setup.close();
    reading = await ExampleProgram.bundled('event-logger/event-logger.mjs', {
      NATS_URL: server.url,
      NATS_USER: 'observer',
      NATS_PASSWORD: 'pw-of-OBSERVER',
      CONSUMER: 'observer',
      EVENTS_FILE: join(own, 'events.jsonl'),
    });
  });
  afterAll(async () => {
    await reading.remove();
    await server.close();
    restore();
    await rm(own, { recursive: true, force: true });
  });

  it('logs what a service publishes', async () => {
    reading.start();
    const boards = await signedIn('boards-api', 'BOARDS');
    const hdrs = headers();
    hdrs.set(eventHeaders.schema, 'card.move;v1');
    const body = JSON.stringify({ id: 7, event: 'card.move', boardId: 3, data: { id: 101 } });
    await jetstream(boards).publish('kiban.v1.1.3.card.move', body, { headers: hdrs });
    const logged = (): Promise<string> => readFile(join(own, 'events.jsonl'), 'utf8').catch(() => '');
    await eventually('the event', async () => (await logged()).includes('"id":7'));
    expect(await reading.end('SIGTERM')).toBe(0);
    await boards.close();
  });
});
