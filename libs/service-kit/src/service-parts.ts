import { redactConfig, type ServiceConfig } from '@kiban/app-config';
import type { HttpServiceParts } from '@kiban/http-kit';
import type { NatsConnection } from '@kiban/messaging';
import { NatsTransport } from '@kiban/messaging/transport';
import { Readiness, Registry, type Logger, type ManagementRoute } from '@kiban/observability';
import type { INestApplicationContext } from '@nestjs/common';
import { ServiceResources } from './service-resources.js';
import { LOGGER, NATS, SERVICE_CONFIG } from './tokens.js';

export interface OwnParts {
  managementRoutes?: readonly ManagementRoute[];
  /** End the service's own background work, in this order, while its infrastructure still runs. */
  closers?: readonly (() => Promise<void> | void)[];
}

/** The parts of a service's edge and process, from its `infrastructure` module. Logs the configuration. */
export function serviceParts(app: INestApplicationContext, own: OwnParts = {}): HttpServiceParts {
  const config = app.get<ServiceConfig & { CELL?: number }>(SERVICE_CONFIG);
  const logger = app.get<Logger>(LOGGER);
  logger.info({ config: redactConfig(config) }, 'service.configured');
  const resources = app.get(ServiceResources);
  return {
    logger,
    registry: app.get(Registry),
    readiness: app.get(Readiness),
    host: config.HOST,
    port: config.PORT,
    managementPort: config.MANAGEMENT_PORT,
    publicOrigin: config.PUBLIC_ORIGIN,
    trustedProxies: config.TRUSTED_PROXIES,
    ...(own.managementRoutes ? { managementRoutes: own.managementRoutes } : {}),
    transport: new NatsTransport({
      connection: app.get<NatsConnection>(NATS),
      logger,
      cell: config.CELL ?? 0,
    }),
    closers: [
      () => resources.discardLeases(),
      ...(own.closers ?? []).map((close) => async () => close()),
      ...resources.closers,
    ],
  };
}
