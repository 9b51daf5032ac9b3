import { HttpService } from '@kiban/http-kit';
import { GapWatch } from '@kiban/messaging';
import { serviceParts, ServiceResources } from '@kiban/service-kit';
import { AppModule } from './app.module.js';
import { InboxCounts } from './counts/inbox-counts.js';
import { Housekeeping } from './housekeeping/housekeeping.js';

/** Creates the service and starts its intake; resolves once it listens. */
export async function startNotificationsService(): Promise<HttpService> {
  const service = await HttpService.create({
    module: AppModule,
    parts: (app) =>
      serviceParts(app, {
        // After the transport, and with it the intake.
        closers: [
          () => app.get(GapWatch).stop(),
          () => app.get(Housekeeping).stop(),
          () => app.get(InboxCounts).stop(),
        ],
      }),
  });
  await service.app.get(Housekeeping).start();
  await service.app.get(ServiceResources).start(service.app);
  service.app.get(GapWatch).start();
  return service;
}
