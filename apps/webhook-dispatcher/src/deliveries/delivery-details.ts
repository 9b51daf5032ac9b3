import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@kiban/contracts';
import { EventsReader } from '../store/events.reader.js';
import { DeliveriesRepository, type Attempt, type Delivery } from './deliveries.repository.js';

/** A delivery with everything that the log has of it. */
export interface DeliveryDetail {
  delivery: Delivery;
  /** Null when the event is no longer stored. */
  body: Buffer | null;
  attempts: Attempt[];
}

@Injectable()
export class DeliveryDetails {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly events: EventsReader,
  ) {}

  /** @throws NotFoundError */
  async of(workspaceId: number, id: number): Promise<DeliveryDetail> {
    const delivery = await this.deliveries.find(workspaceId, id);
    if (!delivery) throw new NotFoundError('delivery', id);
    const [body, attempts] = await Promise.all([
      this.events.body(delivery.eventId),
      this.deliveries.attempts(id),
    ]);
    return { delivery, body, attempts };
  }
}
