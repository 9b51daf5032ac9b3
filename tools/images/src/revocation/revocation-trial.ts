import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@kiban/testing';
import type { PreparedRevocation } from './revocations.js';
import type { OpenStream } from './open-stream.js';
import type { ReplicaCall, ReplicaCalls, Verdict } from './replica-calls.js';

/** What one ending showed. Durations in milliseconds. */
export interface RevocationReport {
  kind: string;
  /** Until who ended it was answered; null where nobody asked for it. */
  respondedMs: number | null;
  /** From that answer until the very next request was refused, at the slowest replica. */
  rejectedMs: number;
  /** From that answer until each stream was closed; 0 where it was closed before. */
  streamsClosedMs: number[];
  /** Requests that began after the answer and were accepted, each with the replica. */
  stale: string[];
  /** Bearers that had nothing to do with it and were refused all the same. */
  wronglyRejected: string[];
  /** Replicas that were asked for each bearer that ended. */
  replicas: number;
}

/** Between two requests of one lane; many lanes run side by side. */
const LANE_PAUSE_MS = 1_000;
const VERDICT_WITHIN_MS = 30_000;

/** One ending, from when everything that ends is in use until nothing of it is taken any more. */
export class RevocationTrial {
  private streams: OpenStream[] = [];
  private calls: ReplicaCall[] = [];
  private keptCalls: ReplicaCall[] = [];

  constructor(
    private readonly prepared: PreparedRevocation,
    private readonly at: ReplicaCalls,
  ) {}

  /** Every replica takes the bearers, so that each holds a lease; and streams are open at each. */
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
          throw new Error(`${call.name} refuses before the ending: ${this.prepared.kind}`);
      }),
    );
    // The board is private: who is no admin any more loses sight of it. An AI's stream hears only what its person may see.
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
