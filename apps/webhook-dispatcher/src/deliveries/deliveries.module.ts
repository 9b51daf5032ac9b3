import { Module } from '@nestjs/common';
import { StoreModule } from '../store/store.module.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DeliveryDetails } from './delivery-details.js';
import { EventArrivals } from './event-arrivals.js';
import { EventsController } from './events.controller.js';
import { FeedWaits } from './feed-waits.js';
import { ListDeliveries } from './use-cases/list-deliveries.use-case.js';
import { RedeliverMany } from './use-cases/redeliver-many.use-case.js';
import { RedeliverOne } from './use-cases/redeliver-one.use-case.js';
import { SendTest } from './use-cases/send-test.use-case.js';

@Module({
  imports: [StoreModule],
  controllers: [DeliveriesController, EventsController],
  providers: [
    DeliveriesRepository,
    DeliveryDetails,
    EventArrivals,
    FeedWaits,
    ListDeliveries,
    RedeliverOne,
    RedeliverMany,
    SendTest,
  ],
})
export class DeliveriesModule {}
