import { replaySubject, type ReplayResponse } from '@kiban/events';
import type { Logger } from '@kiban/observability';
import type { IntakePositions } from './intake-positions.js';
import type { NatsConnection } from './nats.js';
import { request } from './request-reply.js';

export interface GapWatchSettings {
  /** How long a position may be missing before its source must publish it again. */
  gapAfterMs: number;
  intervalMs: number;
}

const ASK_AGAIN_MIN_MS = 10_000;
const ASK_AGAIN_MAX_MS = 10 * 60 * 1_000;
const RANGE_MAX = 10_000;
const ANSWER_TIMEOUT_MS = 2_000;

interface Gap {
  firstSeenAt: number;
  askAt: number;
  waitMs: number;
}

/**
 * Detects events that the broker lost. A relay’s positions are contiguous, so a gap between two that arrived is a
 * lost event. Its source is requested to publish it again until it arrives.
 */
export class GapWatch {
  private readonly gaps = new Map<string, Gap>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly parts: {
      connection: NatsConnection;
      positions: IntakePositions;
      logger: Logger;
      nowMs: () => number;
    },
    private readonly settings: GapWatchSettings,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.round ??= this.poll()
        .catch((error: unknown) => this.parts.logger.warn({ err: error }, 'intake.gap_watch_failed'))
        .finally(() => {
          this.round = undefined;
        });
    }, this.settings.intervalMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** Requests positions that have been missing long enough. */
  async poll(): Promise<void> {
    const { logger, nowMs, positions } = this.parts;
    const now = nowMs();
    const found = new Set<string>();
    for (const { source, from, to } of await positions.gaps()) {
      const key = `${source}:${from}-${to}`;
      found.add(key);
      const gap = this.gaps.get(key) ?? {
        firstSeenAt: now,
        askAt: now + this.settings.gapAfterMs,
        waitMs: ASK_AGAIN_MIN_MS,
      };
      this.gaps.set(key, gap);
      if (now < gap.askAt) continue;
      logger.warn({ source, from, to, missingForMs: Math.round(now - gap.firstSeenAt) }, 'intake.gap');
      gap.askAt = now + gap.waitMs;
      gap.waitMs = Math.min(2 * gap.waitMs, ASK_AGAIN_MAX_MS);
      await this.askFor(source, from, to).catch((error: unknown) =>
        // The source is unavailable, or none of its replicas leads: retried later.
        logger.warn({ err: error, source }, 'intake.replay_not_answered'),
      );
    }
    for (const key of this.gaps.keys()) if (!found.has(key)) this.gaps.delete(key);
  }

  private async askFor(source: string, from: number, to: number): Promise<void> {
    const { connection, logger, positions } = this.parts;
    const { oldestKept } = await request<ReplayResponse>(
      connection,
      replaySubject(source),
      { from, to: Math.min(to, from + RANGE_MAX - 1) },
      ANSWER_TIMEOUT_MS,
    );
    if (from >= oldestKept) return;
    // After days no source has them, and further requests would only hide the loss.
    logger.error({ source, from, to: Math.min(to, oldestKept - 1) }, 'intake.positions_lost');
    await positions.markSeen({ source, from, to: Math.min(to, oldestKept - 1) });
  }
}
