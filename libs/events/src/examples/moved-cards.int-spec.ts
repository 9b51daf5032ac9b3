import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, eventually, type TestDatabase } from '@kiban/testing';
import { Pool } from 'pg';
import { EventBroker } from '../testing/event-broker.js';
import { ExampleProgram } from '../testing/example-program.js';

let broker: EventBroker;
let database: TestDatabase;
let pool: Pool;
let example: ExampleProgram;

beforeAll(async () => {
  broker = await EventBroker.start();
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.url });
  example = await ExampleProgram.bundled('moved-cards/src/main.ts', {
    NATS_URL: broker.server.url,
    DATABASE_URL: database.url,
  });
});
afterAll(async () => {
  await example.remove();
  await pool.end();
  await database.drop();
  await broker.close();
});

const countOfMoves = async (): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('SELECT count FROM moves WHERE card_id = 101');
  return rows[0]?.count ?? 0;
};

const ids = Array.from({ length: 60 }, (_, index) => index + 1);

describe('a NestJS service with a unique key on the id of the event', () => {
  it('counts every move once, also if it is killed and events are repeated', async () => {
    await broker.publishAll(ids);
    example.start();
    await eventually('the first moves', async () => (await countOfMoves()) >= 5);
    await example.end('SIGKILL');
    await broker.publishAll(ids);
    await broker.publish({ id: 61, schema: 'card.move;v2' });
    example.start();
    await eventually('all moves', async () => (await countOfMoves()) >= ids.length, 50_000);
    await eventually('all acknowledgements', () => broker.isDone('moved-cards'), 50_000);
    expect(await countOfMoves()).toBe(ids.length);
    const { rows } = await pool.query<{ reason: string }>('SELECT reason FROM poison_events');
    expect(rows).toEqual([{ reason: 'unsupported_schema' }]);
  });

  it('redelivers an event whose transaction failed', async () => {
    await pool.query('ALTER TABLE moves RENAME TO moved');
    await broker.publishAll([62]);
    await eventually(
      'a failed handler',
      async () => (await broker.info('moved-cards')).num_ack_pending === 1,
    );
    await eventually('its report', () => example.output.includes('event_failed'));
    await pool.query('ALTER TABLE moved RENAME TO moves');
    await eventually('the move', async () => (await countOfMoves()) === ids.length + 1, 50_000);
  });

  it('ends when it is stopped', async () => {
    expect(await example.end('SIGTERM')).toBe(0);
  });
});
