import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@kiban/testing';
import type { PreparedRevocation } from './revocations.js';
import type { OpenStream } from './open-stream.js';
import type { ReplicaCall, ReplicaCalls, Verdict } from './replica-calls.js';

/** Result of one revocation. Durations in milliseconds. */
export interface RevocationReport {
  kind: string;
  /** Until the response to the revoking request; null for an expiry, which has no request. */
  respondedMs: number | null;
  /** From that response until the next request was rejected, at the slowest replica. */
  rejectedMs: number;
  /** From that response until each stream was closed; 0 when it was closed before. */
  streamsClosedMs: number[];
  /** Requests that started after the response and were accepted, each with the replica. */
  stale: string[];
  /** Unaffected bearers that were wrongly rejected. */
  wronglyRejected: string[];
  /** Number of replicas that received each revoked bearer. */
  replicas: number;
}

/** Pause between two requests of one lane; many lanes run concurrently. */
const LANE_PAUSE_MS = 1_000;
const VERDICT_WITHIN_MS = 30_000;

/** One revocation, from the use of all affected bearers until every replica rejects them. */
export class RevocationTrial {
  private streams: OpenStream[] = [];
  private calls: ReplicaCall[] = [];
  private keptCalls: ReplicaCall[] = [];

  constructor(
    private readonly prepared: PreparedRevocation,
    private readonly at: ReplicaCalls,
  ) {}

  /** Uses the bearers at every replica, so that each holds a lease, and opens streams at each. */
  async use(): Promise<void> {
    const { ended, lowered, kept, boardId } = this.prepared;
    this.calls = [
      ...ended.flatMap((bearer) => this.at.readings(bearer)),
      ...lowered.flatMap((bearer) => this.at.adminOnly(bearer)),
    ];
    this.keptCalls = kept.flatMap((bearer) => this.at.readings(bearer));
    await Promise.all(
      [...this.calls, ...this.keptCalls].map(async (call) => {
        const verdict = await verdictOf(call);
        if (verdict !== 'accepted')
          throw new Error(`${call.name} rejects before the revocation: ${this.prepared.kind}`);
      }),
    );
    // The board is private: a former admin loses access to it. An AI's stream contains only events visible to its user.
    const losing = [...ended, ...lowered.filter(({ audience }) => audience === 'api')];
    this.streams = (await Promise.all(losing.map((bearer) => this.at.streams(bearer, boardId)))).flat();
  }

  async run(): Promise<RevocationReport> {
    const { kind, end } = this.prepared;
    const state = { respondedAt: Infinity, going: true };
    const stale: string[] = [];
    const lanes = this.calls.map(async (call) => {
      while (state.going) {
        const beganAt = performance.now();
        const verdict = await call.send().catch(() => undefined);
        if (verdict === 'accepted' && beganAt > state.respondedAt) stale.push(call.name);
        await delay(LANE_PAUSE_MS);
      }
    });
    try {
      const askedAt = performance.now();
      await end();
      const respondedAt = (state.respondedAt = performance.now());
      const rejectedMs = await Promise.all(
        this.calls.map(async (call) => {
          if ((await verdictOf(call)) === 'accepted') stale.push(call.name);
          return performance.now() - respondedAt;
        }),
      );
      const wronglyRejected: string[] = [];
      for (const call of this.keptCalls)
        if ((await verdictOf(call)) === 'refused') wronglyRejected.push(call.name);
      await eventually(
        `every stream is closed: ${kind}`,
        () => this.streams.every(({ endedAt }) => endedAt !== undefined),
        30_000,
      );
      return {
        kind,
        respondedMs: kind === 'token expired' ? null : respondedAt - askedAt,
        rejectedMs: Math.max(...rejectedMs),
        streamsClosedMs: this.streams.map(({ endedAt = 0 }) => Math.max(0, endedAt - respondedAt)),
        stale,
        wronglyRejected,
        replicas: new Set(this.calls.map(({ name }) => name)).size,
      };
    } finally {
      state.going = false;
      await Promise.all(lanes);
      for (const stream of this.streams) stream.close();
    }
  }
}

/** The first answer that says whether the bearer is taken. */
function verdictOf(call: ReplicaCall): Promise<Verdict> {
  return eventually(`an answer of ${call.name}`, () => call.send(), VERDICT_WITHIN_MS);
}
