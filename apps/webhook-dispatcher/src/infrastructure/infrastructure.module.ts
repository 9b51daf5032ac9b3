import { Module } from '@nestjs/common';
import { AuthClient } from '@kiban/auth-client';
import {
  AccessGuard,
  BEARER_RESOLVER,
  IDEMPOTENCY_KEYS,
  IdempotencyKeys,
  RATE_LIMITER,
  RateLimiter,
  shareCounts,
} from '@kiban/http-kit';
import { AuditRelay, connectNats, natsOptions, OutboxRelay, type NatsConnection } from '@kiban/messaging';
import { createLogger, createRegistry, Readiness, Registry, type Logger } from '@kiban/observability';
import { Database, schemaFault, SecretBox } from '@kiban/persistence';
import { migrations } from '../../migrations/index.js';
import { readDispatcherConfig, type DispatcherConfig } from '../config/dispatcher-config.js';
import { createResponseSealer } from './response-sealer.js';
import { databaseClock } from './database-time.js';
import { DATABASE_TIME, DISPATCHER_CONFIG, LOGGER, NATS, webhooksSchema } from './tokens.js';

const SERVICE = 'webhook-dispatcher';

/** The process's connections, made once and shared by the features that import this module. */
@Module({
  providers: [
    { provide: DISPATCHER_CONFIG, useFactory: () => readDispatcherConfig() },
    { provide: DATABASE_TIME, useValue: databaseClock },
    {
      provide: LOGGER,
      inject: [DISPATCHER_CONFIG],
      useFactory: (config: DispatcherConfig) => createLogger(SERVICE, config.LOG_LEVEL),
    },
    { provide: Registry, useFactory: () => createRegistry(SERVICE) },
    {
      provide: SecretBox,
      inject: [DISPATCHER_CONFIG],
      useFactory: (config: DispatcherConfig) =>
        new SecretBox(config.ENCRYPTION_KEY, config.ENCRYPTION_KEYS_RETIRED, { keyIds: 'while_rotating' }),
    },
    {
      provide: Database,
      inject: [DISPATCHER_CONFIG, LOGGER],
      useFactory: (config: DispatcherConfig, logger: Logger) =>
        new Database({
          url: config.DATABASE_URL,
          poolMax: config.DATABASE_POOL_MAX,
          applicationName: SERVICE,
          logger,
        }),
    },
    {
      provide: NATS,
      inject: [DISPATCHER_CONFIG, LOGGER],
      useFactory: (config: DispatcherConfig, logger: Logger) =>
        connectNats({ ...natsOptions(config), name: SERVICE, logger }),
    },
    {
      provide: AuthClient,
      inject: [DISPATCHER_CONFIG, NATS, LOGGER, Registry],
      useFactory: async (
        config: DispatcherConfig,
        connection: NatsConnection,
        logger: Logger,
        registry: Registry,
      ) => {
        const client = new AuthClient({
          connection,
          internalUrl: config.AUTH_INTERNAL_URL,
          internalSecret: config.INTERNAL_API_SECRET[0],
          audience: 'api',
          credentialPublicKeys: config.INTERNAL_CREDENTIAL_PUBLIC_KEY,
          logger,
          registry,
        });
        await client.start();
        return client;
      },
    },
    { provide: BEARER_RESOLVER, useExisting: AuthClient },
    {
      provide: IDEMPOTENCY_KEYS,
      inject: [Database, LOGGER, SecretBox],
      useFactory: (database: Database, logger: Logger, box: SecretBox) =>
        new IdempotencyKeys(database, webhooksSchema, logger, { sealer: createResponseSealer(box) }),
    },
    {
      provide: RATE_LIMITER,
      inject: [DISPATCHER_CONFIG, NATS],
      useFactory: (config: DispatcherConfig, connection: NatsConnection) =>
        shareCounts(new RateLimiter(config.RATE_LIMIT_PER_MINUTE), connection, SERVICE),
    },
    AccessGuard,
    {
      provide: OutboxRelay,
      inject: [Database, NATS, LOGGER, Registry],
      useFactory: (database: Database, connection: NatsConnection, logger: Logger, registry: Registry) =>
        new OutboxRelay({
          database,
          connection,
          schema: webhooksSchema,
          source: 'webhooks',
          logger,
          registry,
        }),
    },
    {
      provide: AuditRelay,
      inject: [Database, NATS, LOGGER],
      useFactory: (database: Database, connection: NatsConnection, logger: Logger) =>
        new AuditRelay({ database, connection, schema: webhooksSchema, logger }),
    },
    {
      provide: Readiness,
      inject: [Database, NATS],
      useFactory: (database: Database, connection: NatsConnection) => {
        const readiness = new Readiness();
        readiness.register('schema', () => schemaFault(database, webhooksSchema, migrations));
        readiness.register('database', () => database.ping().then(() => null));
        // NATS being away is no reason to take the API out: it answers without it (architecture §1).
        readiness.register('nats', () =>
          Promise.resolve(connection.isClosed() ? 'the connection is closed' : null),
        );
        return readiness;
      },
    },
  ],
  exports: [
    DISPATCHER_CONFIG,
    DATABASE_TIME,
    LOGGER,
    NATS,
    Registry,
    SecretBox,
    Database,
    AuthClient,
    BEARER_RESOLVER,
    IDEMPOTENCY_KEYS,
    RATE_LIMITER,
    AccessGuard,
    OutboxRelay,
    AuditRelay,
    Readiness,
  ],
})
export class InfrastructureModule {}
