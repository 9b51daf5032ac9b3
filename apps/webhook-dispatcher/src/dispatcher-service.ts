import { redactConfig } from '@kiban/app-config';
import { AuthClient } from '@kiban/auth-client';
import { HttpService } from '@kiban/http-kit';
import { AuditRelay, OutboxRelay, type NatsConnection } from '@kiban/messaging';
import { Readiness, Registry, type Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { AppModule } from './app.module.js';
import type { DispatcherConfig } from './config/dispatcher-config.js';
import { DISPATCHER_CONFIG, LOGGER, NATS } from './infrastructure/tokens.js';
import { EventIntake } from './intake/event-intake.js';
import { GapWatch } from './intake/gap-watch.js';
import { DeliveryEngine } from './sender/delivery-engine.js';

/** Creates the service and starts its relay, intake and sender; resolves once it listens. */
export async function startDispatcherService(): Promise<HttpService> {
  const service = await HttpService.create({
    module: AppModule,
    parts: (app) => {
      const config = app.get<DispatcherConfig>(DISPATCHER_CONFIG);
      const logger = app.get<Logger>(LOGGER);
      logger.info({ config: redactConfig(config) }, 'service.configured');
      warnOfOpenedTargets(config, logger);
      return {
        logger,
        registry: app.get(Registry),
        readiness: app.get(Readiness),
        host: config.HOST,
        port: config.PORT,
        managementPort: config.MANAGEMENT_PORT,
        publicOrigin: config.PUBLIC_ORIGIN,
        trustedProxies: config.TRUSTED_PROXIES,
        // First intake stops, then pending work is finished and recorded, then connections close.
        closers: [
          () => app.get(GapWatch).stop(),
          () => app.get(EventIntake).stop(),
          () => app.get(DeliveryEngine).stop(),
          () => app.get(OutboxRelay).stop(),
          () => app.get(AuditRelay).stop(),
          () => Promise.resolve(app.get(AuthClient).stop()),
          () => app.get<NatsConnection>(NATS).drain(),
          () => app.get(Database).close(),
        ],
      };
    },
  });
  service.app.get(OutboxRelay).start();
  service.app.get(AuditRelay).start();
  service.app.get(DeliveryEngine).start();
  service.app.get(EventIntake).start();
  service.app.get(GapWatch).start();
  return service;
}

function warnOfOpenedTargets(config: DispatcherConfig, logger: Logger): void {
  if (config.WEBHOOK_ALLOW_CIDRS.length + config.WEBHOOK_ALLOW_HOSTS.length === 0) return;
  logger.warn(
    {
      cidrs: config.WEBHOOK_ALLOW_CIDRS,
      hosts: config.WEBHOOK_ALLOW_HOSTS,
      http: config.WEBHOOK_ALLOW_HTTP,
    },
    'service.private_targets_opened',
  );
}
