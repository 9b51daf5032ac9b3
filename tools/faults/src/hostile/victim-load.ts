import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { screenAccessToken } from '@kiban/platform-e2e/client/screen-session';
import type { Deployment } from '@kiban/platform-e2e/client/deployment';
import { quantile } from '@kiban/testing';
import { exchange, type Exchange } from './http-exchange.js';
import type { HostileWorld } from './hostile-world.js';
import { ReplyCount, type ReplyFigures } from './reply-count.js';
import { seededRandom } from './seeded-choice.js';

export interface VictimFigures extends ReplyFigures {
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  signIns: number;
  slowestSignInMs: number;
}

const SEED = 13;
const CONNECTIONS = 4;
const PER_SECOND = 24;
/** What was not sent this long after the end counts with the time that it waited. */
const LATE_MAX_MS = 15_000;
const SIGN_IN_EVERY_MS = 2_000;
const SIGN_IN_WITHIN_MS = 30_000;

/** What the second workspace does all the time: reads, writes and moves at a steady rate on a few connections. */
export class VictimLoad {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  private readonly random = seededRandom(SEED);
  private readonly origin: URL;

  constructor(
    private readonly world: HostileWorld,
    private readonly deployment: Deployment,
  ) {
    this.origin = new URL(world.origin);
  }

  /**
   * Measures for a time. A request's time counts from when it was due, so that a stop of the service shows in
   * every request that it held up.
   */
  async measure(durationMs: number, withSignIns = false): Promise<VictimFigures> {
    const times: number[] = [];
    const count = new ReplyCount();
    const beganAt = performance.now();
    const signIns: number[] = [];
    await Promise.all([
      ...Array.from({ length: CONNECTIONS }, (_, connection) =>
        this.connection(connection, beganAt, durationMs, (ms) => times.push(ms), count),
      ),
      ...(withSignIns ? [this.signIns(beganAt + durationMs, (ms) => signIns.push(ms), count)] : []),
    ]);
    const refused = Object.entries(count.figures.statuses)
      .filter(([status]) => !status.startsWith('2'))
      .reduce((sum, [, times_]) => sum + times_, 0);
    if (refused > count.figures.sent / 100) count.fail(`${refused} requests were not served`);
    return {
      ...count.figures,
      p50Ms: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
      maxMs: Math.max(...times),
      signIns: signIns.length,
      slowestSignInMs: Math.max(0, ...signIns),
    };
  }

  close(): void {
    this.agent.destroy();
  }

  private async connection(
    index: number,
    beganAt: number,
    durationMs: number,
    took: (ms: number) => void,
    count: ReplyCount,
  ): Promise<void> {
    const betweenMs = 1_000 / PER_SECOND;
    for (let n = index; n * betweenMs < durationMs; n += CONNECTIONS) {
      const dueAt = beganAt + n * betweenMs;
      const now = performance.now();
      if (now - beganAt > durationMs + LATE_MAX_MS) {
        took(now - dueAt);
        continue;
      }
      if (dueAt > now) await delay(dueAt - now);
      const request = this.next();
      const reply = await exchange(this.origin, request);
      took(performance.now() - dueAt);
      count.add(`${request.method} ${request.path}`, reply);
    }
  }

  /** Signs in again and again, as the screen does. */
  private async signIns(untilMs: number, took: (ms: number) => void, count: ReplyCount): Promise<void> {
    while (performance.now() < untilMs) {
      const beganAt = performance.now();
      const failure = await Promise.race([
        screenAccessToken(this.deployment, this.world.victim.account).then(
          () => undefined,
          (error: Error) => error.message.slice(0, 200).replaceAll(/\s+/g, ' '),
        ),
        delay(SIGN_IN_WITHIN_MS, 'no response within 30 s'),
      ]);
      took(performance.now() - beganAt);
      if (failure !== undefined) count.fail(`sign-in: ${failure}`);
      await delay(SIGN_IN_EVERY_MS);
    }
  }

  private next(): Exchange {
    const { boardId, listIds, cardIds, inboxListId } = this.world.victim;
    const drawn = this.random();
    if (drawn < 0.4) return this.request('GET', `/boards/${boardId}`);
    if (drawn < 0.55)
      return this.request('POST', '/cards', { listId: inboxListId, title: 'Created under attack' });
    if (drawn < 0.7)
      return this.request('POST', `/cards/${this.pick(cardIds)}/move`, {
        listId: this.pick(listIds),
        position: 'last',
      });
    return this.request('GET', drawn < 0.85 ? '/me' : '/webhooks');
  }

  private pick(ids: readonly number[]): number {
    return ids[Math.floor(this.random() * ids.length)] ?? 0;
  }

  private request(method: string, path: string, body?: object): Exchange {
    return {
      method,
      path: `/api/v1${path}`,
      agent: this.agent,
      headers: {
        authorization: `Bearer ${this.world.victim.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
  }
}
