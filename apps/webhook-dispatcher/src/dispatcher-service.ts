import { HttpService } from '@kiban/http-kit';
import { GapWatch } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { serviceParts, ServiceResources } from '@kiban/service-kit';
import { AppModule } from './app.module.js';
import type { DispatcherConfig } from './config/dispatcher-config.js';
import { DISPATCHER_CONFIG, LOGGER } from './infrastructure/tokens.js';
import { DeliveryEngine } from './sender/delivery-engine.js';

/** Creates the service and starts its relay, intake and sender; resolves once it listens. */
export async function startDispatcherService(): Promise<HttpService> {
  const service = await HttpService.create({
    module: AppModule,
    parts: (app) => {
      warnOfOpenedTargets(app.get<DispatcherConfig>(DISPATCHER_CONFIG), app.get<Logger>(LOGGER));
      return serviceParts(app, {
        // After the transport, and with it the intake: pending work is finished and recorded.
        closers: [() => app.get(GapWatch).stop(), () => app.get(DeliveryEngine).stop()],
      });
    },
  });
  await service.app.get(ServiceResources).start(service.app);
  service.app.get(DeliveryEngine).start();
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
