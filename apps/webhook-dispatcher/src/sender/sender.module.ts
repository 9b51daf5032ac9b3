import { Module } from '@nestjs/common';
import { Registry, type Logger } from '@kiban/observability';
import { Database, SecretBox } from '@kiban/persistence';
import type { DispatcherConfig } from '../config/dispatcher-config.js';
import { EndpointsModule } from '../endpoints/endpoints.module.js';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { DATABASE_TIME, DISPATCHER_CONFIG, LOGGER } from '../infrastructure/tokens.js';
import { TargetGuard } from '../targets/target-guard.js';
import { TargetsModule } from '../targets/targets.module.js';
import { DeliveryEngine } from './delivery-engine.js';

@Module({
  imports: [InfrastructureModule, TargetsModule, EndpointsModule],
  providers: [
    {
      provide: DeliveryEngine,
      inject: [DISPATCHER_CONFIG, Database, SecretBox, TargetGuard, Registry, LOGGER, DATABASE_TIME],
      useFactory: (
        settings: DispatcherConfig,
        database: Database,
        secrets: SecretBox,
        guard: TargetGuard,
        registry: Registry,
        logger: Logger,
        time: DatabaseTime,
      ) =>
        new DeliveryEngine({
          settings,
          database,
          secrets,
          guard,
          registry,
          logger,
          time,
          publicOrigin: settings.PUBLIC_ORIGIN,
        }),
    },
  ],
  exports: [DeliveryEngine],
})
export class SenderModule {}
