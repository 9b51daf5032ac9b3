import { IDEMPOTENCY_KEYS, IdempotencyKeys, RATE_LIMITER, RateLimiter, shareCounts } from '@kiban/http-kit';
import { connectNats, natsOptions, OutboxRelay, type NatsConnection } from '@kiban/messaging';
import { createLogger, createRegistry, Readiness, Registry, type Logger } from '@kiban/observability';
import { Database, schemaFault, SecretBox } from '@kiban/persistence';
import { Module } from '@nestjs/common';
import { migrations } from '../../migrations/index.js';
import { readAuthConfig, type AuthConfig } from '../config/auth-config.js';
import { createResponseSealer } from './response-sealer.js';
import { Clock } from './clock.js';
import { RequestWindows } from './request-windows.js';
import { AUTH_CONFIG, LOGGER, NATS } from './tokens.js';

/** Schema of this service; its login sees no other. */
export const authSchema = 'auth';

/** The process's connections, made once and shared by the features that import this module. */
@Module({
  providers: [
    { provide: AUTH_CONFIG, useFactory: () => readAuthConfig() },
    {
      provide: LOGGER,
      inject: [AUTH_CONFIG],
      useFactory: (config: AuthConfig) => createLogger('auth', config.LOG_LEVEL),
    },
    { provide: Registry, useFactory: () => createRegistry('auth') },
    Clock,
    RequestWindows,
    {
      provide: SecretBox,
      inject: [AUTH_CONFIG],
      useFactory: (config: AuthConfig) =>
        new SecretBox(config.ENCRYPTION_KEY, config.ENCRYPTION_KEYS_RETIRED),
    },
    {
      provide: Database,
      inject: [AUTH_CONFIG, LOGGER],
      useFactory: (config: AuthConfig, logger: Logger) =>
        new Database({
          url: config.DATABASE_URL,
          poolMax: config.DATABASE_POOL_MAX,
          applicationName: 'auth',
          logger,
        }),
    },
    {
      provide: IDEMPOTENCY_KEYS,
      inject: [Database, LOGGER, SecretBox, AUTH_CONFIG],
      useFactory: (database: Database, logger: Logger, box: SecretBox, config: AuthConfig) =>
        new IdempotencyKeys(database, authSchema, logger, {
          sealer: createResponseSealer(box, config.ENCRYPTION_KEY),
        }),
    },
    {
      provide: RATE_LIMITER,
      inject: [AUTH_CONFIG, NATS],
      useFactory: (config: AuthConfig, connection: NatsConnection) =>
        shareCounts(new RateLimiter(config.RATE_LIMIT_PER_MINUTE), connection, 'auth'),
    },
    {
      provide: NATS,
      inject: [AUTH_CONFIG, LOGGER],
      useFactory: (config: AuthConfig, logger: Logger) =>
        connectNats({ ...natsOptions(config), name: 'auth', logger }),
    },
    {
      provide: OutboxRelay,
      inject: [Database, NATS, LOGGER, Registry],
      useFactory: (database: Database, connection: NatsConnection, logger: Logger, registry: Registry) =>
        new OutboxRelay({ database, connection, schema: authSchema, source: 'auth', logger, registry }),
    },
    {
      provide: Readiness,
      inject: [Database, NATS],
      useFactory: (database: Database, connection: NatsConnection) => {
        const readiness = new Readiness();
        readiness.register('schema', () => schemaFault(database, authSchema, migrations));
        readiness.register('database', () => database.ping().then(() => null));
        // NATS being away is no reason to take auth out: it then answers by HTTP (architecture §1).
        readiness.register('nats', () =>
          Promise.resolve(connection.isClosed() ? 'the connection is closed' : null),
        );
        return readiness;
      },
    },
  ],
  exports: [
    AUTH_CONFIG,
    LOGGER,
    NATS,
    IDEMPOTENCY_KEYS,
    RATE_LIMITER,
    Registry,
    Clock,
    RequestWindows,
    SecretBox,
    Database,
    OutboxRelay,
    Readiness,
  ],
})
export class InfrastructureModule {}
