import { performance } from 'node:perf_hooks';
import { Module } from '@nestjs/common';
import { EventIntake, GapWatch, IntakePositions, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import type { DispatcherConfig } from '../config/dispatcher-config.js';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { DATABASE_TIME, DISPATCHER_CONFIG, LOGGER, NATS, webhooksSchema } from '../infrastructure/tokens.js';
import { CreatorRights } from '../sender/creator-rights.js';
import { DeliveryEngine } from '../sender/delivery-engine.js';
import { SenderModule } from '../sender/sender.module.js';
import { CreatorErasure } from './creator-erasure.js';
import { DeletedMembersConsumer } from './deleted-members.consumer.js';
import { deliveryIntake } from './delivery-intake.js';
import { EventsConsumer } from './events.consumer.js';
import { IntakeRepository } from './intake.repository.js';

const GAP_LOOK_INTERVAL_MS = 1_000;

@Module({
  imports: [InfrastructureModule, SenderModule],
  controllers: [DeletedMembersConsumer, EventsConsumer],
  providers: [
    CreatorErasure,
    IntakeRepository,
    {
      provide: IntakePositions,
      inject: [Database],
      useFactory: (database: Database) => new IntakePositions(database, webhooksSchema),
    },
    {
      provide: EventIntake,
      inject: [
        Database,
        IntakeRepository,
        IntakePositions,
        DATABASE_TIME,
        LOGGER,
        DeliveryEngine,
        CreatorRights,
      ],
      useFactory: (
        database: Database,
        repository: IntakeRepository,
        positions: IntakePositions,
        time: DatabaseTime,
        logger: Logger,
        engine: DeliveryEngine,
        rights: CreatorRights,
      ) =>
        deliveryIntake({
          database,
          repository,
          positions,
          time,
          logger,
          onDue: () => engine.dispatcher.wakeUp(),
          onMembers: (workspaceId) => {
            rights
              .review(workspaceId)
              .catch((error: unknown) => logger.warn({ err: error, workspaceId }, 'creator.review_failed'));
          },
        }),
    },
    {
      provide: GapWatch,
      inject: [DISPATCHER_CONFIG, NATS, IntakePositions, LOGGER],
      useFactory: (
        config: DispatcherConfig,
        connection: NatsConnection,
        positions: IntakePositions,
        logger: Logger,
      ) =>
        new GapWatch(
          { connection, positions, logger, nowMs: () => performance.now() },
          { gapAfterMs: config.WEBHOOK_GAP_AFTER_MS, intervalMs: GAP_LOOK_INTERVAL_MS },
        ),
    },
  ],
  exports: [GapWatch],
})
export class IntakeModule {}
