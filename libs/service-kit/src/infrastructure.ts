import type { ServiceConfig, TablesConfig } from '@kiban/app-config';
import { LeaseRevocationResponder, sharedCountsConsumer } from '@kiban/http-kit';
import { connectNats, natsOptions, type NatsConnection } from '@kiban/messaging';
import { createLogger, createRegistry, Readiness, Registry, type Logger } from '@kiban/observability';
import { Database, schemaFault } from '@kiban/persistence';
import type { InjectionToken, ModuleMetadata, Provider } from '@nestjs/common';
import { callerProviders, type ServiceAudience } from './caller-providers.js';
import { serviceResources } from './service-resources.js';
import { tableProviders, type ServiceTables } from './table-providers.js';
import { LOGGER, NATS, SERVICE_CONFIG } from './tokens.js';

interface CommonOptions {
  /** Its name in logs and metrics, and at the broker and the database. */
  service: string;
  /** Token of the service's own configuration. */
  config: symbol;
  /** The audience of the bearers that the service accepts; omitted by auth, which resolves them itself. */
  audience?: ServiceAudience;
  /** What else the features of the service inject. */
  providers?: readonly Provider[];
}

export interface PlainServiceOptions extends CommonOptions {
  /** Reads and validates the environment. */
  readConfig: () => ServiceConfig;
  tables?: undefined;
}

export interface TablesServiceOptions extends CommonOptions {
  readConfig: () => TablesConfig;
  tables: ServiceTables;
}

/**
 * The infrastructure module of a service: its configuration, logger, metrics, broker and readiness; with tables also
 * the database, the relays and the rate limiter. Everything is created once, and exported.
 */
export function infrastructure(options: PlainServiceOptions | TablesServiceOptions): ModuleMetadata {
  const { service, config, readConfig, audience, tables, providers: own = [] } = options;
  const providers: Provider[] = [
    { provide: config, useFactory: () => readConfig() },
    { provide: SERVICE_CONFIG, useExisting: config },
    {
      provide: LOGGER,
      inject: [SERVICE_CONFIG],
      useFactory: (settings: ServiceConfig) => createLogger(service, settings.LOG_LEVEL),
    },
    { provide: Registry, useFactory: () => createRegistry(service) },
    {
      provide: NATS,
      inject: [SERVICE_CONFIG, LOGGER],
      useFactory: (settings: ServiceConfig, logger: Logger) =>
        connectNats({ ...natsOptions(settings), name: service, logger }),
    },
    {
      provide: Readiness,
      inject: [NATS, { token: Database, optional: true }],
      useFactory: (connection: NatsConnection, database?: Database) =>
        readinessOf(connection, database && tables && { database, tables }),
    },
    ...(tables ? tableProviders(service, tables) : []),
    ...(audience ? callerProviders(audience) : []),
    serviceResources,
    ...own,
  ];
  const controllers = [
    ...(audience ? [LeaseRevocationResponder] : []),
    ...(tables ? [sharedCountsConsumer(service)] : []),
  ];
  return { controllers, providers, exports: providers.map(tokenOf) };
}

function readinessOf(
  connection: NatsConnection,
  stored: { database: Database; tables: ServiceTables } | undefined,
): Readiness {
  const readiness = new Readiness();
  if (stored) {
    const { database, tables } = stored;
    readiness.register('schema', () =>
      schemaFault(database, tables.schema, tables.migrations, tables.functions),
    );
    readiness.register('database', () => database.ping().then(() => null));
  }
  // A broker outage is no reason to take a service out of service: bearers then go over HTTP (architecture §1).
  readiness.register('nats', () =>
    Promise.resolve(connection.isClosed() ? 'the connection is closed' : null),
  );
  return readiness;
}

function tokenOf(provider: Provider): InjectionToken {
  return typeof provider === 'function' ? provider : provider.provide;
}
