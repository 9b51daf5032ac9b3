import { Module } from '@nestjs/common';
import { AuthClient } from '@kiban/auth-client';
import { AccessGuard, BEARER_RESOLVER } from '@kiban/http-kit';
import { connectNats, natsOptions, type NatsConnection } from '@kiban/messaging';
import { createLogger, createRegistry, Readiness, Registry, type Logger } from '@kiban/observability';
import { readGatewayConfig, type GatewayConfig } from '../config/gateway-config.js';
import { GATEWAY_CONFIG, LOGGER, NATS } from './tokens.js';

/** Connections of the process. It has no tables: auth resolves every caller. */
@Module({
  providers: [
    { provide: GATEWAY_CONFIG, useFactory: () => readGatewayConfig() },
    {
      provide: LOGGER,
      inject: [GATEWAY_CONFIG],
      useFactory: (config: GatewayConfig) => createLogger('mcp-gateway', config.LOG_LEVEL),
    },
    { provide: Registry, useFactory: () => createRegistry('mcp-gateway') },
    {
      provide: NATS,
      inject: [GATEWAY_CONFIG, LOGGER],
      useFactory: (config: GatewayConfig, logger: Logger) =>
        connectNats({ ...natsOptions(config), name: 'mcp-gateway', logger }),
    },
    {
      provide: AuthClient,
      inject: [GATEWAY_CONFIG, NATS, LOGGER, Registry],
      useFactory: async (
        config: GatewayConfig,
        connection: NatsConnection,
        logger: Logger,
        registry: Registry,
      ) => {
        const client = new AuthClient({
          connection,
          internalUrl: config.AUTH_INTERNAL_URL,
          internalSecret: config.INTERNAL_API_SECRET[0],
          audience: 'mcp',
          logger,
          registry,
        });
        await client.start();
        return client;
      },
    },
    { provide: BEARER_RESOLVER, useExisting: AuthClient },
    AccessGuard,
    {
      provide: Readiness,
      inject: [NATS],
      useFactory: (connection: NatsConnection) => {
        const readiness = new Readiness();
        // Without the broker, notifications stop but tools work: AuthClient falls back to HTTP.
        readiness.register('nats', () =>
          Promise.resolve(connection.isClosed() ? 'the connection is closed' : null),
        );
        return readiness;
      },
    },
  ],
  exports: [GATEWAY_CONFIG, LOGGER, NATS, Registry, AuthClient, BEARER_RESOLVER, AccessGuard, Readiness],
})
export class InfrastructureModule {}
