import { networkOf } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';

const DAY_MS = 86_400_000;
export const KNOWN_NETWORK_DAYS = 90;

const FIND = {
  name: 'auth-find-known-network',
  text: `SELECT true AS known FROM auth.known_network
         WHERE subject = $1 AND network = $2 AND last_used_at > $3`,
};

const ADD = {
  name: 'auth-add-known-network',
  text: `INSERT INTO auth.known_network AS kept (subject, network, last_used_at) VALUES ($1, $2, $3)
         ON CONFLICT (subject, network) DO UPDATE SET last_used_at = $3 WHERE kept.last_used_at < $4`,
};

/** Networks that sent the correct password of an account in the last 90 days. */
@Injectable()
export class KnownNetworks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async has(account: string, address: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - KNOWN_NETWORK_DAYS * DAY_MS);
    const rows = await this.database.query(FIND, [...keyOf(account, address), since]);
    return rows.length > 0;
  }

  async add(account: string, address: string): Promise<void> {
    const now = this.clock.now();
    // At most one write a day for each network.
    await this.database.query(ADD, [...keyOf(account, address), now, new Date(now.getTime() - DAY_MS)]);
  }
}

const keyOf = (account: string, address: string): Buffer[] => [
  digestOf(account.toLowerCase()),
  digestOf(networkOf(address)),
];
