import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { rowState } from '../store/delivery-state.js';
import { Receiver } from '../testing/receiver.js';
import { createDispatcherDatabase, type DispatcherDatabase } from '../testing/dispatcher-database.js';
import {
  createTestEngine,
  queueEvents,
  registerEndpoint,
  testEvent,
  testSettings,
} from '../testing/test-engine.js';

const MINUTE_MS = 60_000;
const scheduleMs = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 360 * MINUTE_MS];

/** A clock that only the test advances. */
class HandClock {
  constructor(private moment: number) {}
  now(): Date {
    return new Date(this.moment);
  }
  advance(ms: number): void {
    this.moment += ms;
  }
}

let testing: DispatcherDatabase;
let receiver: Receiver;

beforeAll(async () => {
  testing = await createDispatcherDatabase();
  receiver = await Receiver.listen();
});
afterAll(async () => {
  await receiver.close();
  await testing.drop();
});

describe('the retry schedule', () => {
  it.each([0, 0.5, 0.999])(
    'is kept on an injected clock across a restart between each step (jitter drawn: %d) [SPEC-6.RETRY-1, SPEC-3.DELIVERY-1, SPEC-3.DELIVERY-2, SPEC-8.1, DEC-6.FAIL-4, DEC-6.FAIL-5]',
    async (random) => {
      const path = `/down-${random}`;
      receiver.respondWith(path, 500);
      const clock = new HandClock(Date.now());
      // The specification’s own delays and jitter: no part of the schedule is shortened here.
      const settings = testSettings({
        WEBHOOK_RETRY_DELAYS_MS: '',
        WEBHOOK_RETRY_JITTER_PERCENT: '',
        WEBHOOK_HOUSEKEEPING_INTERVAL_MS: '60000',
      });
      const { id } = await registerEndpoint(testing.database, receiver.url(path));
      const principalClock = clock.now();
      await queueEvents(testing.database, [testEvent()], principalClock);

      const attemptsAfterRun = async (attempts: number): Promise<{ due: Date | null; state: number }> => {
        const engine = createTestEngine(testing.database, {
          settings,
          time: clock,
          now: () => clock.now(),
          random: () => random,
        });
        engine.start();
        try {
          return await eventually(`attempt ${attempts} to be recorded`, async () => {
            const [row] = await testing.owner.query<{ state: number; attempts: number; due: Date | null }>(
              'SELECT state, attempts, next_attempt_at AS due FROM webhooks.delivery WHERE endpoint_id = $1',
              [id],
            );
            return row?.attempts === attempts && row.state !== rowState.sending && row;
          });
        } finally {
          await engine.stop();
        }
      };

      let after = await attemptsAfterRun(1);
      for (const [index, delay] of scheduleMs.entries()) {
        const ended = clock.now().getTime();
        const offset = after.due!.getTime() - ended;
        expect(offset).toBeGreaterThanOrEqual(delay);
        expect(offset).toBeLessThanOrEqual(delay + Math.min(delay / 10, 30_000));
        // One millisecond before it is due, it must not be claimed.
        clock.advance(offset - 1);
        const idle = createTestEngine(testing.database, { settings, time: clock, now: () => clock.now() });
        idle.start();
        await idle.stop();
        expect(receiver.at(path)).toHaveLength(index + 1);
        clock.advance(1);
        after = await attemptsAfterRun(index + 2);
      }
      expect(after).toMatchObject({ state: rowState.givenUp, due: null });
      expect(receiver.at(path)).toHaveLength(6);
      const log = await testing.owner.query<{ started_at: Date; status: number }>(
        'SELECT started_at, status FROM webhooks.attempt WHERE endpoint_id = $1 ORDER BY id',
        [id],
      );
      expect(log.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500, 500]);
      expect(log.at(-1)!.started_at).toEqual(clock.now());
    },
  );

  it('is lengthened by Retry-After, to at most twice [DEC-6.FAIL-5]', async () => {
    const settings = testSettings({ WEBHOOK_RETRY_DELAYS_MS: '30000', WEBHOOK_RETRY_JITTER_PERCENT: '0' });
    const clock = new HandClock(Date.now());
    const cases = [
      ['5', 30_000],
      ['45', 45_000],
      ['900', 60_000],
      ['garbage', 30_000],
      [new Date(Math.ceil(clock.now().getTime() / 1_000) * 1_000 + 40_000).toUTCString(), 40_000],
    ] as const;
    const ids: number[] = [];
    for (const [index, [header]] of cases.entries()) {
      receiver.respondWith(`/later-${index}`, 503, { 'retry-after': header });
      ids.push((await registerEndpoint(testing.database, receiver.url(`/later-${index}`))).id);
    }
    await queueEvents(testing.database, [testEvent()], clock.now());
    const engine = createTestEngine(testing.database, { settings, time: clock, now: () => clock.now() });
    engine.start();
    for (const [index, [, expected]] of cases.entries()) {
      const due = await eventually('the first attempt to be recorded', async () => {
        const [row] = await testing.owner.query<{ state: number; attempts: number; due: Date }>(
          'SELECT state, attempts, next_attempt_at AS due FROM webhooks.delivery WHERE endpoint_id = $1',
          [ids[index]],
        );
        return row?.state === rowState.due && row.attempts === 1 && row.due;
      });
      const offset = due.getTime() - clock.now().getTime();
      expect(offset).toBeGreaterThanOrEqual(expected);
      expect(offset).toBeLessThan(expected + 1_001);
    }
    await engine.stop();
  });
});
