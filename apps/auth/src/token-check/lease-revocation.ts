import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { dropSubject, leaseMaxMs, type DropConfirmation, type DropMessage } from '@kiban/auth-client';
import type { NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../infrastructure/tokens.js';
import { LeaseHolders } from './lease-holders.js';

/** The drop is said again to those who did not confirm: one lost message then costs this long and not 5 s. */
const REPEAT_MS = 300;

export interface DropReport {
  /** Processes that might have held a lease. */
  holders: number;
  /** Those that did not confirm; their leases have run out by now. */
  unconfirmed: number;
  durationMs: number;
}

/**
 * Makes a committed change of rights hold everywhere. It resolves when no process can use an answer from
 * before the commit: each possible holder has confirmed the drop, or 5 s, the longest lease, are over.
 * It never rejects: with the broker or the database away it waits those 5 s instead.
 */
@Injectable()
export class LeaseRevocation {
  constructor(
    private readonly holders: LeaseHolders,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param workspaceIds whose leases are to be forgotten. Call it after the commit. */
  async drop(workspaceIds: readonly number[]): Promise<DropReport> {
    const startedAt = performance.now();
    if (workspaceIds.length === 0) return { holders: 0, unconfirmed: 0, durationMs: 0 };
    const left = await this.holders.live().catch(() => null);
    const unconfirmed = left
      ? await this.confirmationsOfAll(workspaceIds, left, startedAt)
      : await waited(leaseMaxMs, startedAt).then(() => 1);
    const report = {
      holders: left?.size ?? 0,
      unconfirmed,
      durationMs: Math.round(performance.now() - startedAt),
    };
    this.logger[unconfirmed === 0 ? 'info' : 'warn'](
      { workspaceIds: workspaceIds.slice(0, 10), ...report },
      'leases.dropped',
    );
    return report;
  }

  /** One message for each workspace: services of the previous version read one. */
  private async confirmationsOfAll(
    workspaceIds: readonly number[],
    left: ReadonlyMap<string, number>,
    startedAt: number,
  ): Promise<number> {
    const unconfirmed = await Promise.all(
      workspaceIds.map((workspaceId) => this.confirmations(workspaceId, left, startedAt)),
    );
    return Math.max(...unconfirmed);
  }

  /** @returns how many holders did not confirm before their time was over */
  private async confirmations(
    workspaceId: number,
    left: ReadonlyMap<string, number>,
    startedAt: number,
  ): Promise<number> {
    if (left.size === 0) return 0;
    const open = new Set(left.keys());
    const message: DropMessage = { workspaceId };
    const inbox = `_INBOX.auth.${randomUUID()}`;
    const subscription = this.subscribe(inbox);
    const say = (): void => {
      try {
        this.connection.publish(dropSubject, JSON.stringify(message), { reply: inbox });
      } catch (error) {
        this.logger.debug({ err: error }, 'leases.drop_not_sent');
      }
    };
    const repeat = setInterval(say, REPEAT_MS);
    try {
      await new Promise<void>((resolve) => {
        const deadline = setTimeout(
          resolve,
          Math.max(0, Math.max(...left.values()) - (performance.now() - startedAt)),
        );
        const done = (): void => {
          clearTimeout(deadline);
          resolve();
        };
        subscription.onConfirmation((instance) => {
          open.delete(instance);
          if (open.size === 0) done();
        });
        say();
      });
    } finally {
      clearInterval(repeat);
      subscription.end();
    }
    return open.size;
  }

  private subscribe(inbox: string): {
    onConfirmation: (take: (instance: string) => void) => void;
    end: () => void;
  } {
    let take: (instance: string) => void = () => undefined;
    try {
      const subscription = this.connection.subscribe(inbox, {
        callback: (error, message) => {
          if (error) return;
          try {
            take(message.json<DropConfirmation>().instance);
          } catch {
            // Something else than a confirmation: the holder's time runs out instead.
          }
        },
      });
      return { onConfirmation: (listener) => (take = listener), end: () => subscription.unsubscribe() };
    } catch {
      return { onConfirmation: () => undefined, end: () => undefined };
    }
  }
}

function waited(durationMs: number, startedAt: number): Promise<void> {
  return new Promise((resolve) =>
    setTimeout(resolve, Math.max(0, durationMs - (performance.now() - startedAt))),
  );
}
