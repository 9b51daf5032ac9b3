import type { TablesConfig } from '@kiban/app-config';
import { relaySourceOf, type EventSource } from '@kiban/contracts';
import { RATE_LIMITER, RateLimiter, shareCounts } from '@kiban/http-kit';
import { AuditRelay, OutboxRelay, type NatsConnection, type OutboxDetails } from '@kiban/messaging';
import { Registry, type Logger } from '@kiban/observability';
import { Database, type MigrationClass, type SqlFunction } from '@kiban/persistence';
import type { Provider } from '@nestjs/common';
import { LOGGER, NATS, SERVICE_CONFIG } from './tokens.js';

/** What a service stores. */
export interface ServiceTables {
  /** The only schema that the service's login can access. */
  schema: string;
  migrations: readonly MigrationClass[];
  functions: readonly SqlFunction[];
  /** Source of the events in its outbox; omitted by a service that publishes none. */
  source?: EventSource;
  outbox?: OutboxDetails;
  /** Whether the service has an audit outbox; auth keeps the audit log itself. */
  hasAuditOutbox: boolean;
}

export function tableProviders(service: string, tables: ServiceTables): Provider[] {
  const { schema, source } = tables;
  return [
    {
      provide: Database,
      inject: [SERVICE_CONFIG, LOGGER],
      useFactory: (config: TablesConfig, logger: Logger) =>
        new Database({
          url: config.DATABASE_URL,
          poolMax: config.DATABASE_POOL_MAX,
          applicationName: service,
          logger,
          settings: { 'kiban.public_origin': config.PUBLIC_ORIGIN },
        }),
    },
    {
      provide: RATE_LIMITER,
      inject: [SERVICE_CONFIG, NATS],
      useFactory: (config: TablesConfig, connection: NatsConnection) =>
        shareCounts(new RateLimiter(config.RATE_LIMIT_PER_MINUTE), connection, service),
    },
    ...(source ? [outboxRelay(source, tables)] : []),
    ...(tables.hasAuditOutbox ? [auditRelay(schema)] : []),
  ];
}

function outboxRelay(source: EventSource, { schema, outbox = {} }: ServiceTables): Provider {
  return {
    provide: OutboxRelay,
    inject: [SERVICE_CONFIG, Database, NATS, LOGGER, Registry],
    useFactory: (
      config: TablesConfig,
      database: Database,
      connection: NatsConnection,
      logger: Logger,
      registry: Registry,
    ) =>
      new OutboxRelay({
        database,
        connection,
        schema,
        source: relaySourceOf(source, config.CELL ?? 0),
        logger,
        registry,
        publicOrigin: config.PUBLIC_ORIGIN,
        cloudEvents: config.CLOUD_EVENTS,
        ...outbox,
      }),
  };
}

function auditRelay(schema: string): Provider {
  return {
    provide: AuditRelay,
    inject: [Database, NATS, LOGGER],
    useFactory: (database: Database, connection: NatsConnection, logger: Logger) =>
      new AuditRelay({ database, connection, schema, logger }),
  };
}
