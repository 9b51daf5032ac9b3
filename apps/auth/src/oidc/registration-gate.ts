import { networkOf } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import type { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { isPublic, registeredClientId } from './registered-client-id.js';
import { UnusedClients } from './unused-clients.js';
import { WindowCounts } from './window-counts.js';

const HOUR_MS = 3_600_000;

export interface RegistrationLimits {
  /** Registrations an hour from one network, at each replica. */
  perNetworkAndHour: number;
  /** Clients that were registered and never connected, over all replicas. */
  unusedMax: number;
}

/** Why a registration is refused, and for how long (seconds). */
export interface RegistrationError {
  description: string;
  retryAfterS: number;
}

/**
 * Bounds what anyone may store here without signing in: registrations by network, and clients that were never connected.
 * One that is registered already may come again at any time, as that adds nothing. Past the second bound the network
 * with the most unused clients loses its oldest, so a flood displaces itself and not the clients of others.
 */
export class RegistrationGate {
  private readonly byNetwork: WindowCounts;
  private readonly unused: UnusedClients;

  constructor(
    private readonly database: Database,
    clock: Clock,
    limits: RegistrationLimits,
    private readonly logger: Logger,
  ) {
    this.byNetwork = new WindowCounts(HOUR_MS, limits.perNetworkAndHour, () => clock.now());
    this.unused = new UnusedClients(database, limits.unusedMax);
  }

  async rejectionOf(address: string, metadata: unknown): Promise<RegistrationError | null> {
    if (isPublic(metadata) && (await this.isKnown(registeredClientId(metadata)))) return null;
    if (!this.byNetwork.take(networkOf(address)))
      return {
        description: 'Too many clients were registered from this address; use one registration again.',
        retryAfterS: 3_600,
      };
    const displaced = await this.unused.makeRoom();
    if (displaced > 0) this.logger.warn({ displaced }, 'oauth.unused_clients_displaced');
    return null;
  }

  private async isKnown(clientId: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT true AS known FROM auth.oidc_model WHERE kind = 'Client' AND id_hash = $1`,
      [digestOf(clientId)],
    );
    return rows.length > 0;
  }
}
