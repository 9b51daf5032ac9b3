import { Module } from '@nestjs/common';
import { EndpointsModule } from '../endpoints/endpoints.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { EventLog } from './event-log.js';
import { EventsController } from './events.controller.js';
import { Redeliver } from './use-cases/redeliver.use-case.js';
import { SendTest } from './use-cases/send-test.use-case.js';

@Module({
  imports: [InfrastructureModule, EndpointsModule],
  controllers: [DeliveriesController, EventsController],
  providers: [DeliveriesRepository, EventLog, Redeliver, SendTest],
  exports: [EventLog],
})
export class DeliveriesModule {}
