import { Module } from '@nestjs/common';
import { AuthClient, MemberRoles } from '@kiban/auth-client';
import type { NatsConnection } from '@kiban/messaging';
import { Registry, type Logger } from '@kiban/observability';
import { Database, SecretBox } from '@kiban/persistence';
import type { DispatcherConfig } from '../config/dispatcher-config.js';
import { EndpointsModule } from '../endpoints/endpoints.module.js';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { DATABASE_TIME, DISPATCHER_CONFIG, LOGGER, NATS } from '../infrastructure/tokens.js';
import { TargetGuard } from '../targets/target-guard.js';
import { TargetsModule } from '../targets/targets.module.js';
import { CreatorRights } from './creator-rights.js';
import { DeliveryEngine } from './delivery-engine.js';

@Module({
  imports: [InfrastructureModule, TargetsModule, EndpointsModule],
  providers: [
    {
      provide: CreatorRights,
      inject: [AuthClient, NATS, Database, LOGGER],
      useFactory: (client: AuthClient, connection: NatsConnection, database: Database, logger: Logger) =>
        new CreatorRights(new MemberRoles(client, connection), database, logger),
    },
    {
      provide: DeliveryEngine,
      inject: [
        DISPATCHER_CONFIG,
        Database,
        SecretBox,
        CreatorRights,
        TargetGuard,
        Registry,
        LOGGER,
        DATABASE_TIME,
      ],
      useFactory: (
        settings: DispatcherConfig,
        database: Database,
        secrets: SecretBox,
        rights: CreatorRights,
        guard: TargetGuard,
        registry: Registry,
        logger: Logger,
        time: DatabaseTime,
      ) =>
        new DeliveryEngine({
          settings,
          database,
          secrets,
          rights,
          guard,
          registry,
          logger,
          time,
          publicOrigin: settings.PUBLIC_ORIGIN,
        }),
    },
  ],
  exports: [DeliveryEngine, CreatorRights],
})
export class SenderModule {}
