import { Injectable } from '@nestjs/common';
import { DomainError, NotFoundError, type Caller } from '@kiban/contracts';
import { UnitOfWork } from '@kiban/messaging';
import { dueChannel } from '../../infrastructure/tokens.js';
import { requireActive } from '../../store/endpoint.js';
import { EndpointsReader } from '../../store/endpoints.reader.js';
import { EventsReader } from '../../store/events.reader.js';
import { DeliveriesRepository, type Delivery } from '../deliveries.repository.js';

/** Redelivers an event: as a new delivery, with the same bytes and the same `webhook-id`. */
@Injectable()
export class RedeliverOne {
  constructor(
    private readonly units: UnitOfWork,
    private readonly endpoints: EndpointsReader,
    private readonly deliveries: DeliveriesRepository,
    private readonly events: EventsReader,
  ) {}

  async execute({ principal }: Caller, deliveryId: number): Promise<Delivery> {
    const workspaceId = principal.workspace.id;
    const past = await this.deliveries.find(workspaceId, deliveryId);
    if (!past) throw new NotFoundError('delivery', deliveryId);
    const { eventId, endpointId, kind } = past;
    const endpoint = await this.endpoints.find(workspaceId, 'either', endpointId);
    if (!endpoint) throw new DomainError('conflict', 'The webhook of this delivery was deleted.');
    requireActive(endpoint);
    if ((await this.events.body(eventId)) === null)
      throw new DomainError('conflict', 'The event of this delivery is no longer stored.');
    return this.units.run((tx) => {
      tx.wake(dueChannel);
      return this.deliveries.insert(tx, { eventId, endpointId, workspaceId, kind, trigger: 'redelivery' });
    });
  }
}
