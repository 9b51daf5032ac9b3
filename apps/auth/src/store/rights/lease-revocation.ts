import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import {
  leaseRevocationSubject,
  leaseMaxMs,
  type LeaseRevocationConfirmation,
  type LeaseRevocationMessage,
} from '@kiban/auth-client';
import type { NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, NATS } from '../../infrastructure/tokens.js';
import { LeaseHolders } from './lease-holders.js';

/** The revocation is repeated to holders that did not confirm, so one lost message costs this long and not 5 s. */
const REPEAT_MS = 300;

export interface LeaseRevocationReport {
  /** Processes that might have held a lease. */
  holders: number;
  /** Holders that did not confirm; their leases have expired by now. */
  unconfirmed: number;
  durationMs: number;
}

/**
 * Makes a committed change of rights effective everywhere. It resolves when no process can use a response from before
 * the commit: each possible holder has confirmed the revocation, or the longest lease of 5 s has expired. It never
 * rejects: if the broker or the database is unavailable, it waits those 5 s.
 */
@Injectable()
export class LeaseRevocation {
  constructor(
    private readonly holders: LeaseHolders,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param workspaceIds the workspaces whose leases are revoked. Call it after the commit. */
  async revoke(workspaceIds: readonly number[]): Promise<LeaseRevocationReport> {
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

  /** One message for each workspace, because services of the previous version read only one. */
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

  /** @returns how many holders did not confirm before their leases expired */
  private async confirmations(
    workspaceId: number,
    left: ReadonlyMap<string, number>,
    startedAt: number,
  ): Promise<number> {
    if (left.size === 0) return 0;
    const open = new Set(left.keys());
    const message: LeaseRevocationMessage = { workspaceId };
    const inbox = `_INBOX.auth.${randomUUID()}`;
    const subscription = this.subscribe(inbox);
    const send = (): void => {
      try {
        this.connection.publish(leaseRevocationSubject, JSON.stringify(message), { reply: inbox });
      } catch (error) {
        this.logger.debug({ err: error }, 'leases.drop_not_sent');
      }
    };
    const repeat = setInterval(send, REPEAT_MS);
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
        send();
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
            take(message.json<LeaseRevocationConfirmation>().instance);
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
