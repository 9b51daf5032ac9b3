import { runService, redactConfig } from '@kiban/app-config';
import { AuthClient } from '@kiban/auth-client';
import { HttpService } from '@kiban/http-kit';
import { AuditRelay, OutboxRelay, type NatsConnection } from '@kiban/messaging';
import { Readiness, Registry, type Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { AppModule } from './app.module.js';
import type { BoardsConfig } from './config/boards-config.js';
import { largeBodies } from './import-export/large-bodies.js';
import { MemberEventsConsumer } from './members/member-events.consumer.js';
import { BOARDS_CONFIG, LOGGER, NATS } from './infrastructure/tokens.js';
import { UsageResponder } from './quotas/usage-responder.js';

runService(async () => {
  const service = await HttpService.create({
    module: AppModule,
    largeBodies,
    parts: (app) => {
      const config = app.get<BoardsConfig>(BOARDS_CONFIG);
      const logger = app.get<Logger>(LOGGER);
      logger.info({ config: redactConfig(config) }, 'service.configured');
      return {
        logger,
        registry: app.get(Registry),
        readiness: app.get(Readiness),
        host: config.HOST,
        port: config.PORT,
        managementPort: config.MANAGEMENT_PORT,
        publicOrigin: config.PUBLIC_ORIGIN,
        trustedProxies: config.TRUSTED_PROXIES,
        closers: [
          () => app.get(MemberEventsConsumer).stop(),
          () => Promise.resolve(app.get(UsageResponder).stop()),
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
  service.app.get(MemberEventsConsumer).start();
  service.app.get(UsageResponder).start();
  await service.listen();
});
