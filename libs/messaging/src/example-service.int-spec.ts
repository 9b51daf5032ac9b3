import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { jetstream } from '@nats-io/jetstream';
import { ensureEventStream } from './event-stream.js';
import { connectNats, type NatsConnection } from './nats.js';

const program = join(import.meta.dirname, '../../../examples/event-logger/event-logger.mjs');

let server: TestNatsServer;
let connection: NatsConnection;
let folder: string;
let example: ChildProcess;

beforeAll(async () => {
  server = await startNatsServer();
  connection = await connectNats({ url: server.url, name: 'test', logger: createLogger('test', 'silent') });
  await ensureEventStream(connection);
  folder = await mkdtemp(join(tmpdir(), 'kiban-example-'));
});
afterAll(async () => {
  example.kill('SIGKILL');
  await connection.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function startExample(): void {
  example = spawn(process.execPath, [program], {
    env: { NATS_URL: server.url, EVENTS_FILE: join(folder, 'events.jsonl') },
    stdio: 'ignore',
  });
}

async function loggedIds(): Promise<number[]> {
  const text = await readFile(join(folder, 'events.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { id: number }).id]));
}

describe('the example service', () => {
  it('logs every event once, even if it is killed and messages are redelivered', async () => {
    const js = jetstream(connection);
    const publish = (id: number): Promise<unknown> =>
      js.publish('kiban.v1.1.3.card.move', JSON.stringify({ id, event: 'card.move' }));
    startExample();
    for (let id = 1; id <= 50; id += 1) await publish(id);
    await eventually('the first events', async () => (await loggedIds()).length >= 10);
    const ended = once(example, 'exit');
    example.kill('SIGKILL');
    await ended;
    for (let id = 40; id <= 100; id += 1) await publish(id);
    startExample();
    const ids = await eventually(
      'all events',
      async () => {
        const found = await loggedIds();
        return found.length >= 100 && found;
      },
      50_000,
    );
    expect([...ids].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });
});
