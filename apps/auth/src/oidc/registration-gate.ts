import { Database } from '@kiban/persistence';
import type { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { isPublic, registeredClientId } from './registered-client-id.js';
import { WindowCounts } from './window-counts.js';

const HOUR_MS = 3_600_000;

export interface RegistrationLimits {
  /** Registrations an hour from one address, at each replica. */
  perAddressAndHour: number;
  /** Clients that were registered and never connected, over all replicas. */
  unusedMax: number;
}

/** Why a registration is refused, and for how long (seconds). */
export interface RegistrationRefusal {
  description: string;
  retryAfterS: number;
}

/**
 * Bounds what anybody may store here without signing in: registrations by address, and clients that nobody
 * ever connected. One that is registered already may come again at any time, as that adds nothing. Past the
 * second bound the sweeper makes room within minutes, oldest first.
 */
export class RegistrationGate {
  private readonly byAddress: WindowCounts;

  constructor(
    private readonly database: Database,
    clock: Clock,
    private readonly limits: RegistrationLimits,
  ) {
    this.byAddress = new WindowCounts(HOUR_MS, limits.perAddressAndHour, () => clock.now());
  }

  async refusalOf(address: string, metadata: unknown): Promise<RegistrationRefusal | null> {
    if (isPublic(metadata) && (await this.isKnown(registeredClientId(metadata)))) return null;
    if (!this.byAddress.take(address))
      return {
        description: 'Too many clients were registered from this address; use one registration again.',
        retryAfterS: 3_600,
      };
    if ((await this.unusedCount()) >= this.limits.unusedMax)
      return {
        description: 'Too many clients are registered and not connected; try again later.',
        retryAfterS: 600,
      };
    return null;
  }

  private async isKnown(clientId: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT true AS known FROM auth.oidc_model WHERE kind = 'Client' AND id_hash = $1`,
      [digestOf(clientId)],
    );
    return rows.length > 0;
  }

  private async unusedCount(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>({
      name: 'auth-count-unused-clients',
      text: `SELECT count(*)::int AS count FROM auth.oidc_model o WHERE o.kind = 'Client'
             AND NOT EXISTS (SELECT 1 FROM auth.oauth_grant g WHERE g.client_id = o.client_id)`,
    });
    return row?.count ?? 0;
  }
}
