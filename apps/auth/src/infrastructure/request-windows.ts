import { TooManyRequestsError } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';
import { digestOf } from './digest.js';
import { UsedUpWindows } from './used-up-windows.js';

export interface RequestBound {
  /** What is counted and for which subject, e.g. `sign-up 192.0.2.7`. */
  subject: string;
  /** Counted from the first request of a window. */
  windowMs: number;
  /** Requests a window; 0 = unlimited. */
  max: number;
  /** The public error message. */
  message: string;
}

type CountedBound = Omit<RequestBound, 'message'>;

interface Wait<Bound> {
  bound: Bound;
  /** Seconds until the window ends. */
  waitS: number;
}

interface Count {
  subject: Buffer;
  count: number;
  ends_at: Date;
}

// One statement, so that concurrent requests at several replicas cannot exceed the limit. Rows are locked in one
// order.
const CHARGE = {
  name: 'auth-charge-request-windows',
  text: `INSERT INTO auth.request_window AS counted (subject, count, ends_at)
         SELECT subject, 1, ends_at FROM unnest($1::bytea[], $3::timestamptz[]) AS charged (subject, ends_at)
         ORDER BY subject
         ON CONFLICT (subject) DO UPDATE SET
           count = CASE WHEN counted.ends_at <= $2 THEN 1 ELSE least(counted.count + 1, 1000000) END,
           ends_at = CASE WHEN counted.ends_at <= $2 THEN excluded.ends_at ELSE counted.ends_at END
         RETURNING subject, count, ends_at`,
};

const REFUND = {
  name: 'auth-refund-request-window',
  text: 'UPDATE auth.request_window SET count = count - 1 WHERE subject = $1 AND ends_at > $2 AND count > 0',
};

/** Counts requests by subject, in time windows that all replicas share. */
@Injectable()
export class RequestWindows {
  private readonly usedUp = new UsedUpWindows();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequestsError when a window is used up */
  async charge(...bounds: readonly RequestBound[]): Promise<void> {
    rejectPast(await this.waitsOf(bounds));
  }

  /**
   * Runs no statement, so it can precede other work. @throws TooManyRequestsError when a window is cached as used up
   */
  requireOpen(...bounds: readonly RequestBound[]): void {
    rejectPast(this.cachedWaitsOf(bounds));
  }

  /** Counts one request. @returns 0 within the limit, else the seconds until the window ends */
  async take(bound: CountedBound): Promise<number> {
    const [wait] = await this.waitsOf([bound]);
    return wait?.waitS ?? 0;
  }

  /** Refunds one charge, such as that of a correct password. */
  async refund(bound: CountedBound): Promise<void> {
    if (bound.max === 0) return;
    await this.database.query(REFUND, [digestOf(bound.subject), this.clock.now()]);
    this.usedUp.delete(bound.subject);
  }

  /** Counts one request for each limit. @returns the exceeded limits */
  private async waitsOf<Bound extends CountedBound>(bounds: readonly Bound[]): Promise<Wait<Bound>[]> {
    const counted = bounds.filter(({ max }) => max > 0);
    const cached = this.cachedWaitsOf(counted);
    return cached.length > 0 || counted.length === 0 ? cached : this.count(counted);
  }

  private cachedWaitsOf<Bound extends CountedBound>(bounds: readonly Bound[]): Wait<Bound>[] {
    const now = this.clock.now().getTime();
    return bounds
      .map((bound) => ({ bound, waitS: secondsOf(this.usedUp.waitMsOf(bound.subject, now)) }))
      .filter(({ waitS }) => waitS > 0);
  }

  private async count<Bound extends CountedBound>(bounds: readonly Bound[]): Promise<Wait<Bound>[]> {
    const now = this.clock.now().getTime();
    const charged = bounds.map((bound) => ({ bound, subject: digestOf(bound.subject) }));
    const rows = await this.database.query<Count>(CHARGE, [
      charged.map(({ subject }) => subject),
      new Date(now),
      bounds.map(({ windowMs }) => new Date(now + windowMs)),
    ]);
    return charged.flatMap(({ bound, subject }) => {
      const row = rows.find((each) => each.subject.equals(subject));
      if (!row || row.count <= bound.max) return [];
      const endsAt = row.ends_at.getTime();
      this.usedUp.remember(bound.subject, endsAt, now);
      return [{ bound, waitS: Math.max(1, secondsOf(endsAt - now)) }];
    });
  }
}

function secondsOf(ms: number): number {
  return Math.ceil(ms / 1_000);
}

function rejectPast(waits: readonly Wait<RequestBound>[]): void {
  const [wait] = [...waits].sort((one, other) => other.waitS - one.waitS);
  if (wait) throw new TooManyRequestsError(wait.bound.message, wait.waitS);
}
