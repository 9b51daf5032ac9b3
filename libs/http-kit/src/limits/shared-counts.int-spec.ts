import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectNats, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { RateLimiter } from './rate-limiter.js';
import { learnSharedCount, shareCounts, sharedCountsSubject } from './shared-counts.js';

const LIMIT = 600;
const STEP = LIMIT / 20;

let remaining = Number.NaN;
const reply = {
  header(name: string, value: string) {
    if (name === 'ratelimit-remaining') remaining = Number(value);
    return reply;
  },
};

class Replica {
  admitted = 0;
  readonly limiter: RateLimiter;

  constructor(readonly connection: NatsConnection) {
    this.limiter = shareCounts(new RateLimiter(LIMIT), connection, 'boards-api');
    connection.subscribe(sharedCountsSubject('boards-api'), {
      callback: (error, message) => {
        if (!error) learnSharedCount(this.limiter, message.json());
      },
    });
  }

  /** @returns whether the request was admitted */
  take(credentialId: string): boolean {
    try {
      this.limiter.take(credentialId, reply as never);
      this.admitted += 1;
      return true;
    } catch {
      return false;
    }
  }
}

describe('the rate limit of several replicas', () => {
  let broker: TestNatsServer;
  let replicas: Replica[];

  beforeAll(async () => {
    broker = await startNatsServer();
    const connect = (): Promise<NatsConnection> =>
      connectNats({ url: broker.url, name: 'boards-api', logger: createLogger('test', 'silent') });
    replicas = [new Replica(await connect()), new Replica(await connect()), new Replica(await connect())];
    await delivered();
  });

  afterAll(async () => {
    for (const { connection } of replicas) await connection.close();
    await broker.close();
  });

  /** Waits until every replica has all earlier messages. */
  async function delivered(): Promise<void> {
    for (const { connection } of replicas) await connection.flush();
    for (const { connection } of replicas) await connection.flush();
  }

  const sum = (): number => replicas.reduce((total, { admitted }) => total + admitted, 0);
  const reset = (): void => replicas.forEach((replica) => (replica.admitted = 0));

  it('limits a principal that spreads its requests over replicas once [DEC-2.RATE-1]', async () => {
    reset();
    for (let round = 0; round < LIMIT; round += 1) {
      const isAdmitted = replicas.map((replica) => replica.take('token:1'));
      if (round % 5 === 0) await delivered();
      if (!isAdmitted.includes(true)) break;
    }
    expect(sum()).toBeGreaterThanOrEqual(LIMIT);
    // Of each other replica's count, at most a step less one is missing, and its admissions between two deliveries.
    expect(sum()).toBeLessThanOrEqual(LIMIT + (replicas.length - 1) * (STEP - 1 + 5));
  });

  it('limits a principal whose requests the replicas handle without waiting for each other', async () => {
    reset();
    const unseen = 10;
    await Promise.all(
      replicas.map(async (replica) => {
        for (let sent = 1; sent <= LIMIT; sent += 1) {
          replica.take('token:2');
          // A request takes at least a round trip to the broker, which bounds its pending ones on a busy machine too.
          if (sent % unseen === 0) await replica.connection.flush();
        }
      }),
    );
    expect(sum()).toBeGreaterThanOrEqual(LIMIT);
    // Of each other replica's count, a step less one is not sent, and the admissions of two round trips are not received.
    expect(sum()).toBeLessThanOrEqual(LIMIT + (replicas.length - 1) * (STEP - 1 + 3 * unseen));
  });

  it('counts each principal separately', async () => {
    reset();
    await delivered();
    expect(replicas.every((replica) => replica.take('token:3'))).toBe(true);
  });

  it('counts per replica during a broker outage, and together afterwards', async () => {
    reset();
    const [first, second] = replicas as [Replica, Replica];
    await broker.kill();
    for (let sent = 0; sent < LIMIT; sent += 1) first.take('token:4');
    expect([first.admitted, first.take('token:4')]).toEqual([LIMIT, false]);
    expect(second.take('token:4')).toBe(true);
    await broker.start();
    let principal = 5;
    await eventually('the replicas share counts', async () => {
      principal += 1;
      for (let sent = 0; sent < STEP; sent += 1) first.take(`token:${principal}`);
      await delivered();
      second.take(`token:${principal}`);
      return remaining === LIMIT - STEP - 1;
    });
  });
});
