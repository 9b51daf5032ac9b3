import { performance } from 'node:perf_hooks';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AuthClient, BearerWatch } from '@kiban/auth-client';
import { ValidationError, type Caller } from '@kiban/contracts';
import { requireAccess, Shares } from '@kiban/http-kit';
import { EventArrivals } from './event-arrivals.js';

/** The longest wait in seconds: shorter than the timeouts of the edges. */
export const WAIT_SECONDS_MAX = 30;

/** As for the streams of boards. */
const OWN_WAITS_MAX = { principal: 20, workspace: 500, process: 5_000 } as const;

export interface FeedWait {
  caller: Caller;
  authorization: string | undefined;
  /** In the order of arrival. */
  position: number;
  seconds: number;
  /** Calls its listener when the caller disconnects. */
  onClose: (listener: () => void) => void;
  /** Called with the time that it waited, in milliseconds. */
  onWaited: (ms: number) => void;
}

/** Requests that wait for the next event. */
@Injectable()
export class FeedWaits implements OnModuleDestroy {
  private readonly bearers: BearerWatch;
  private readonly shares = new Shares('waiting requests for events', OWN_WAITS_MAX);

  constructor(
    private readonly auth: AuthClient,
    private readonly arrivals: EventArrivals,
  ) {
    this.bearers = new BearerWatch(auth);
  }

  onModuleDestroy(): void {
    this.bearers.stop();
  }

  /**
   * Waits for an event after the position, at most the given time, and checks the caller’s rights again.
   * @throws TooManyRequestsError, ServiceBusyError; UnauthenticatedError, DomainError without the right afterwards
   */
  async wait(given: FeedWait): Promise<void> {
    const { caller, authorization } = given;
    const release = this.shares.take(caller);
    const startedAtMs = performance.now();
    try {
      await this.arrivalOrEnd(given);
    } finally {
      release();
      given.onWaited(performance.now() - startedAtMs);
    }
    requireAccess('events:read', await this.auth.resolveAuthorization(authorization, caller.origin));
  }

  private arrivalOrEnd({ caller, authorization, position, seconds, onClose }: FeedWait): Promise<void> {
    const { principal } = caller;
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        unwatch();
        forget();
        resolve();
      };
      const timer = setTimeout(end, seconds * 1_000);
      const unwatch = this.bearers.watch({
        principal,
        resolve: () => this.auth.resolveAuthorization(authorization, caller.origin),
        onEnd: end,
        onRightsChange: end,
      });
      const forget = this.arrivals.watch({ workspaceId: principal.workspace.id, position, end });
      onClose(end);
    });
  }
}

/** @throws ValidationError */
export function readWait(text: string | undefined): number {
  if (text === undefined) return 0;
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= WAIT_SECONDS_MAX) return seconds;
  throw new ValidationError('wait', 'range', `wait must be an integer from 0 to ${WAIT_SECONDS_MAX}.`);
}
