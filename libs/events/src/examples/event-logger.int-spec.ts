import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { EventBroker } from '../testing/event-broker.js';
import { ExampleProgram } from '../testing/example-program.js';

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
