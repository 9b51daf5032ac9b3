import { Module } from '@nestjs/common';
import { AuthClient } from '@kiban/auth-client';
import {
  AccessGuard,
  ROUTE_VISIBILITY,
  BEARER_RESOLVER,
  IDEMPOTENCY_KEYS,
  IdempotencyKeys,
  IdempotencyOutcomes,
  RATE_LIMITER,
  RateLimiter,
  shareCounts,
} from '@kiban/http-kit';
import { AuditRelay, connectNats, natsOptions, OutboxRelay, type NatsConnection } from '@kiban/messaging';
import { createLogger, createRegistry, Readiness, Registry, type Logger } from '@kiban/observability';
import { Database, schemaFault } from '@kiban/persistence';
import { migrations } from '../../migrations/index.js';
import { BoardsRouteVisibility } from '../access/route-visibility.js';
import { readBoardsConfig, type BoardsConfig } from '../config/boards-config.js';
import { LargeResponses } from '../fairness/large-responses.js';
import { BOARDS_CONFIG, boardsSchema, LOGGER, NATS } from './tokens.js';

/** The process's connections, made once and shared by the features that import this module. */
@Module({
  providers: [
    { provide: BOARDS_CONFIG, useFactory: () => readBoardsConfig() },
    {
      provide: LOGGER,
      inject: [BOARDS_CONFIG],
      useFactory: (config: BoardsConfig) => createLogger('boards-api', config.LOG_LEVEL),
    },
    { provide: Registry, useFactory: () => createRegistry('boards-api') },
    {
      provide: Database,
      inject: [BOARDS_CONFIG, LOGGER],
      useFactory: (config: BoardsConfig, logger: Logger) =>
        new Database({
          url: config.DATABASE_URL,
          poolMax: config.DATABASE_POOL_MAX,
          applicationName: 'boards-api',
          logger,
        }),
    },
    {
      provide: NATS,
      inject: [BOARDS_CONFIG, LOGGER],
      useFactory: (config: BoardsConfig, logger: Logger) =>
        connectNats({ ...natsOptions(config), name: 'boards-api', logger }),
    },
    {
      provide: AuthClient,
      inject: [BOARDS_CONFIG, NATS, LOGGER, Registry],
      useFactory: async (
        config: BoardsConfig,
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
      inject: [Database, LOGGER, IdempotencyOutcomes],
      useFactory: (database: Database, logger: Logger, outcomes: IdempotencyOutcomes) =>
        new IdempotencyKeys(database, boardsSchema, logger, { outcomes }),
    },
    {
      provide: IdempotencyOutcomes,
      inject: [Database],
      useFactory: (database: Database) => new IdempotencyOutcomes(database, boardsSchema),
    },
    {
      provide: RATE_LIMITER,
      inject: [BOARDS_CONFIG, NATS],
      useFactory: (config: BoardsConfig, connection: NatsConnection) =>
        shareCounts(new RateLimiter(config.RATE_LIMIT_PER_MINUTE), connection, 'boards-api'),
    },
    {
      provide: ROUTE_VISIBILITY,
      inject: [Database],
      useFactory: (database: Database) => new BoardsRouteVisibility(database),
    },
    AccessGuard,
    LargeResponses,
    {
      provide: OutboxRelay,
      inject: [Database, NATS, LOGGER, Registry],
      useFactory: (database: Database, connection: NatsConnection, logger: Logger, registry: Registry) =>
        new OutboxRelay({
          database,
          connection,
          schema: boardsSchema,
          source: 'boards',
          logger,
          registry,
          tellsLists: true,
        }),
    },
    {
      provide: AuditRelay,
      inject: [Database, NATS, LOGGER],
      useFactory: (database: Database, connection: NatsConnection, logger: Logger) =>
        new AuditRelay({ database, connection, schema: boardsSchema, logger }),
    },
    {
      provide: Readiness,
      inject: [Database, NATS],
      useFactory: (database: Database, connection: NatsConnection) => {
        const readiness = new Readiness();
        readiness.register('schema', () => schemaFault(database, boardsSchema, migrations));
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
    BOARDS_CONFIG,
    LOGGER,
    NATS,
    Registry,
    Database,
    AuthClient,
    BEARER_RESOLVER,
    IDEMPOTENCY_KEYS,
    IdempotencyOutcomes,
    RATE_LIMITER,
    ROUTE_VISIBILITY,
    AccessGuard,
    LargeResponses,
    OutboxRelay,
    AuditRelay,
    Readiness,
  ],
})
export class InfrastructureModule {}
