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
  /** Registrations an hour for one network, at each replica. */
  perNetworkAndHour: number;
  /** Registered clients that were never connected, over all replicas. */
  unusedMax: number;
}

/** The reason of a rejection and the time to wait (seconds). */
export interface RegistrationError {
  description: string;
  retryAfterS: number;
}

/**
 * Limits what anyone may store without signing in: registrations by network, and clients that were never connected. A
 * repeated registration is always accepted, since it adds no row. Above the second limit the network with the most
 * unused clients loses its oldest, so a flood displaces only its own clients.
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
        description: 'Too many clients were registered from this network; reuse an existing registration.',
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
