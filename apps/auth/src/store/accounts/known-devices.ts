import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';

/** A device that was not used for this long counts as new. It is the longest life of a cookie in browsers. */
export const KNOWN_DEVICE_DAYS = 400;

// The account's first device is not new to the person: it is where the account was made.
const NOTE = {
  name: 'auth-note-device',
  text: `WITH earlier AS (
           SELECT count(*) > 0 AS any_device, coalesce(bool_or(device_hash = $2), false) AS this_device
           FROM auth.known_device WHERE account_id = $1),
         noted AS (
           INSERT INTO auth.known_device (account_id, device_hash, last_used_at) VALUES ($1, $2, $3)
           ON CONFLICT (account_id, device_hash) DO UPDATE SET last_used_at = excluded.last_used_at)
         SELECT any_device AND NOT this_device AS "isNew" FROM earlier`,
};

/** Remembers the browsers of an account by a random cookie, which grants nothing. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the account has devices and this one is not among them */
  async note(accountId: number, device: string): Promise<boolean> {
    const values = [accountId, digestOf(device), this.clock.now()];
    const [row] = await this.database.query<{ isNew: boolean }>(NOTE, values);
    return row?.isNew ?? false;
  }
}
