import { TooManyRequestsError } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';
import { digestOf } from './digest.js';

export interface RequestBound {
  /** What is counted and for whom, e.g. `sign-up 192.0.2.7`. */
  subject: string;
  /** From the first request of a window. */
  windowMs: number;
  /** Requests a window; 0 = no bound. */
  max: number;
  /** The public sentence of a refusal. */
  message: string;
}

// One statement, so that requests sent side by side to several replicas cannot pass the count together.
const CHARGE = {
  name: 'auth-charge-request-window',
  text: `INSERT INTO auth.request_window AS counted (subject, count, ends_at) VALUES ($1, 1, $3)
         ON CONFLICT (subject) DO UPDATE SET
           count = CASE WHEN counted.ends_at <= $2 THEN 1 ELSE least(counted.count + 1, 1000000) END,
           ends_at = CASE WHEN counted.ends_at <= $2 THEN $3 ELSE counted.ends_at END
         RETURNING count, ends_at`,
};

const REFUND = {
  name: 'auth-refund-request-window',
  text: 'UPDATE auth.request_window SET count = count - 1 WHERE subject = $1 AND ends_at > $2 AND count > 0',
};

/** Counts requests by subject in windows of time that all replicas share. */
@Injectable()
export class RequestWindows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequestsError when the window is used up */
  async charge(bound: RequestBound): Promise<void> {
    const waitS = await this.take(bound);
    if (waitS > 0) throw new TooManyRequestsError(bound.message, waitS);
  }

  /** Counts one request. @returns 0 when it is within the bound, else the seconds until the window ends */
  async take(bound: Omit<RequestBound, 'message'>): Promise<number> {
    if (bound.max === 0) return 0;
    const now = this.clock.now();
    const [row] = await this.database.query<{ count: number; ends_at: Date }>(CHARGE, [
      digestOf(bound.subject),
      now,
      new Date(now.getTime() + bound.windowMs),
    ]);
    if (!row || row.count <= bound.max) return 0;
    return Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1_000));
  }

  /** Takes one charge back, such as that of a password that was right. */
  async refund(bound: RequestBound): Promise<void> {
    if (bound.max === 0) return;
    await this.database.query(REFUND, [digestOf(bound.subject), this.clock.now()]);
  }
}
