import { EventIntake, GapWatch, IntakePositions, type NatsConnection } from '@kiban/messaging';
import { Registry, type Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Module } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { AudienceClient } from '../audience/audience-client.js';
import { AudienceModule } from '../audience/audience.module.js';
import type { NotificationsConfig } from '../config/notifications-config.js';
import { CountsModule } from '../counts/counts.module.js';
import { InboxCounts } from '../counts/inbox-counts.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { LOGGER, NATS, NOTIFICATIONS_CONFIG, notificationsSchema } from '../infrastructure/tokens.js';
import { EventsConsumer } from './events.consumer.js';
import { IntakeMetrics } from './intake-metrics.js';
import { IntakeRepository } from './intake.repository.js';
import { LostBoards } from './lost-boards.js';
import { MemberErasure } from './member-erasure.js';
import { NotificationIntake, notifyingEvent } from './notification-intake.js';
import { RemovedMembersConsumer } from './removed-members.consumer.js';

const GAP_LOOK_INTERVAL_MS = 1_000;

@Module({
  imports: [InfrastructureModule, AudienceModule, CountsModule],
  controllers: [EventsConsumer, RemovedMembersConsumer],
  providers: [
    IntakeRepository,
    LostBoards,
    MemberErasure,
    {
      provide: IntakePositions,
      inject: [Database],
      useFactory: (database: Database) => new IntakePositions(database, notificationsSchema),
    },
    {
      provide: NotificationIntake,
      inject: [IntakeRepository, AudienceClient, LostBoards, InboxCounts, Registry],
      useFactory: (
        repository: IntakeRepository,
        audience: AudienceClient,
        lost: LostBoards,
        counts: InboxCounts,
        registry: Registry,
      ) =>
        new NotificationIntake({
          repository,
          audience,
          lost,
          counts,
          metrics: new IntakeMetrics(registry),
        }),
    },
    {
      provide: EventIntake,
      inject: [NotificationIntake, IntakePositions, LOGGER],
      useFactory: (intake: NotificationIntake, positions: IntakePositions, logger: Logger) =>
        new EventIntake({ positions, logger, read: notifyingEvent, take: (events) => intake.take(events) }),
    },
    {
      provide: GapWatch,
      inject: [NOTIFICATIONS_CONFIG, NATS, IntakePositions, LOGGER],
      useFactory: (
        config: NotificationsConfig,
        connection: NatsConnection,
        positions: IntakePositions,
        logger: Logger,
      ) =>
        new GapWatch(
          { connection, positions, logger, nowMs: () => performance.now() },
          { gapAfterMs: config.INTAKE_GAP_AFTER_MS, intervalMs: GAP_LOOK_INTERVAL_MS },
        ),
    },
  ],
  exports: [GapWatch],
})
export class IntakeModule {}
