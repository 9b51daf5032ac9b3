import { randomUUID } from 'node:crypto';
import { webhookUserAgent } from '@kiban/contracts/webhook-signing';
import type { UnitOfWork } from '@kiban/messaging';
import type { Logger, Registry } from '@kiban/observability';
import { createGuardedAgent } from '@kiban/outbound';
import { Database } from '@kiban/persistence';
import type { Agent } from 'undici';
import type { DeliverySettings } from '../config/dispatcher-config.js';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import type { SigningKeysRepository } from '../store/signing-keys.repository.js';
import type { TargetGuard } from '../targets/target-guard.js';
import { Attempts } from './attempts.js';
import type { CreatorRights } from './creator-rights.js';
import { DeliveryClaims } from './delivery-claims.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { DeliveryResults } from './delivery-results.js';
import { Dispatcher } from './dispatcher.js';
import { DueListener } from './due-listener.js';
import { EndedDeliveries } from './ended-deliveries.js';
import { HeldDeliveries } from './held-deliveries.js';
import { Housekeeping } from './housekeeping.js';
import { KeyResealing } from './key-resealing.js';
import { ResultWriter } from './result-writer.js';
import { SigningKeys } from './signing-keys.js';
import { Slots, type SlotLimits } from './slots.js';

export interface DeliveryEngineParts {
  database: Database;
  units: UnitOfWork;
  keys: SigningKeysRepository;
  rights: Pick<CreatorRights, 'standingOf' | 'hold'>;
  guard: TargetGuard;
  registry: Registry;
  logger: Logger;
  time: DatabaseTime;
  settings: DeliverySettings;
  /** This deployment’s origin, for the User-Agent. */
  publicOrigin: string;
  now?: () => Date;
  random?: () => number;
}

/** The sender with all its parts, created from the settings; starts and stops as one. */
export class DeliveryEngine {
  readonly dispatcher: Dispatcher;
  private readonly housekeeping: Housekeeping;
  private readonly listener: DueListener;
  private readonly agent: Agent;

  constructor({ now = () => new Date(), random = Math.random, ...parts }: DeliveryEngineParts) {
    const { database, guard, logger, settings, time } = parts;
    const limits: SlotLimits = {
      total: settings.WEBHOOK_SLOTS,
      perEndpoint: settings.WEBHOOK_SLOTS_PER_ENDPOINT,
      perHost: settings.WEBHOOK_SLOTS_PER_HOST,
      perWorkspace: settings.WEBHOOK_SLOTS_PER_WORKSPACE,
    };
    const claims = new DeliveryClaims(database, time, {
      limits,
      leaseMs: settings.WEBHOOK_LEASE_MS,
      reclaimsMax: settings.WEBHOOK_RECLAIMS_MAX,
    });
    const results = new DeliveryResults(database, parts.units, time, {
      afterMs: settings.WEBHOOK_DISABLE_AFTER_MS,
      givenUp: settings.WEBHOOK_DISABLE_GIVEN_UP,
      quietAfterMs: settings.WEBHOOK_DISABLE_QUIET_AFTER_MS,
      quietGivenUp: settings.WEBHOOK_DISABLE_QUIET_GIVEN_UP,
    });
    this.agent = createGuardedAgent({ guard, connectTimeoutMs: settings.WEBHOOK_CONNECT_TIMEOUT_MS });
    const slots = new Slots(limits);
    const writer = new ResultWriter(results, logger);
    const metrics = new DeliveryMetrics(parts.registry, database);
    const attempts = new Attempts(
      {
        claims,
        keys: new SigningKeys(parts.keys, now),
        rights: parts.rights,
        slots,
        writer,
        agent: this.agent,
        metrics,
        logger,
        now,
        random,
      },
      {
        timeoutMs: settings.WEBHOOK_TIMEOUT_MS,
        retry: {
          delaysMs: settings.WEBHOOK_RETRY_DELAYS_MS,
          jitterPercent: settings.WEBHOOK_RETRY_JITTER_PERCENT,
          jitterMaxMs: settings.WEBHOOK_RETRY_JITTER_MAX_MS,
        },
        userAgent: webhookUserAgent(parts.publicOrigin),
      },
    );
    this.dispatcher = new Dispatcher(
      { claims, attempts, slots, writer, metrics, logger, newLeaseToken: randomUUID },
      { pollIntervalMs: settings.WEBHOOK_POLL_INTERVAL_MS, leaseMs: settings.WEBHOOK_LEASE_MS },
    );
    this.housekeeping = new Housekeeping(
      {
        database,
        claims,
        held: new HeldDeliveries(database, time, {
          heldMax: settings.WEBHOOK_HELD_MAX,
          heldMs: settings.WEBHOOK_HELD_MS,
        }),
        ended: new EndedDeliveries(database, time),
        resealing: new KeyResealing(parts.keys, logger),
        dispatcher: this.dispatcher,
        logger,
      },
      {
        intervalMs: settings.WEBHOOK_HOUSEKEEPING_INTERVAL_MS,
        retentionDays: settings.WEBHOOK_RETENTION_DAYS,
      },
    );
    this.listener = new DueListener(database, logger, () => this.dispatcher.wakeUp());
  }

  start(): void {
    this.listener.start();
    this.dispatcher.start();
    this.housekeeping.start();
  }

  /** Stops gracefully: attempts in flight are finished and recorded, and no delivery stays claimed. */
  async stop(): Promise<void> {
    await this.listener.stop();
    await this.dispatcher.stop();
    await this.housekeeping.stop();
    await this.agent.close();
  }
}
