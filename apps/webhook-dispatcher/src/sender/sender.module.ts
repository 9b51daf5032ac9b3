import { Module } from '@nestjs/common';
import { AuthClient, MemberRoles } from '@kiban/auth-client';
import { UnitOfWork, type NatsConnection } from '@kiban/messaging';
import { Registry, type Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import type { DispatcherConfig } from '../config/dispatcher-config.js';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { DATABASE_TIME, DISPATCHER_CONFIG, LOGGER, NATS } from '../infrastructure/tokens.js';
import { SigningKeysRepository } from '../store/signing-keys.repository.js';
import { StoreModule } from '../store/store.module.js';
import { TargetGuard } from '../targets/target-guard.js';
import { TargetsModule } from '../targets/targets.module.js';
import { CreatorRights } from './creator-rights.js';
import { DeliveryEngine } from './delivery-engine.js';

@Module({
  imports: [StoreModule, TargetsModule],
  providers: [
    {
      provide: CreatorRights,
      inject: [AuthClient, NATS, Database, UnitOfWork, LOGGER],
      useFactory: (
        client: AuthClient,
        connection: NatsConnection,
        database: Database,
        units: UnitOfWork,
        logger: Logger,
      ) => new CreatorRights(new MemberRoles(client, connection), database, units, logger),
    },
    {
      provide: DeliveryEngine,
      inject: [
        DISPATCHER_CONFIG,
        Database,
        UnitOfWork,
        SigningKeysRepository,
        CreatorRights,
        TargetGuard,
        Registry,
        LOGGER,
        DATABASE_TIME,
      ],
      useFactory: (
        settings: DispatcherConfig,
        database: Database,
        units: UnitOfWork,
        keys: SigningKeysRepository,
        rights: CreatorRights,
        guard: TargetGuard,
        registry: Registry,
        logger: Logger,
        time: DatabaseTime,
      ) =>
        new DeliveryEngine({
          settings,
          database,
          units,
          keys,
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
