import { Injectable } from '@nestjs/common';
import {
  DomainError,
  NotFoundError,
  type DeliveryDto,
  type Principal,
  type RedeliveredDto,
  type RedeliverManyDto,
} from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import type { Endpoint } from '../../endpoints/endpoint.js';
import { auditEndpoint } from '../../endpoints/endpoint-audit.js';
import { EndpointsRepository } from '../../endpoints/endpoints.repository.js';
import { dueChannel } from '../../infrastructure/tokens.js';
import { DeliveriesRepository } from '../deliveries.repository.js';
import { presentDelivery } from '../delivery.presenter.js';

/** Redelivers events: as new deliveries, with the same bytes and the same `webhook-id`. */
@Injectable()
export class Redeliver {
  constructor(
    private readonly database: Database,
    private readonly endpoints: EndpointsRepository,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  async one(principal: Principal, deliveryId: number): Promise<DeliveryDto> {
    const workspaceId = principal.workspace.id;
    const past = await this.deliveries.find(workspaceId, deliveryId);
    if (!past) throw new NotFoundError('delivery', deliveryId);
    const endpoint = await this.endpoints.find(workspaceId, 'either', past.endpoint_id);
    if (!endpoint) throw new DomainError('conflict', 'The webhook of this delivery was deleted.');
    requireActive(endpoint);
    if ((await this.deliveries.eventBody(past.event_id)) === null)
      throw new DomainError('conflict', 'The event of this delivery is no longer stored.');
    const queued = await this.deliveries.insert(this.database, {
      eventId: past.event_id,
      endpointId: past.endpoint_id,
      workspaceId,
      kind: past.kind,
      trigger: 'redelivery',
    });
    this.database.notifySoon(dueChannel);
    return presentDelivery(queued);
  }

  async many(caller: Caller, webhookId: number, input: RedeliverManyDto): Promise<RedeliveredDto> {
    const endpoint = await this.endpoints.find(caller.principal.workspace.id, 'either', webhookId);
    if (!endpoint) throw new NotFoundError('webhook', webhookId);
    requireActive(endpoint);
    const { since, onlyFailed = true } = input;
    const queued = await this.database.transaction(async (tx) => {
      const count = await this.deliveries.redeliverMany(tx, webhookId, since, onlyFailed);
      await auditEndpoint(tx, caller, 'redeliver', endpoint, { since, onlyFailed, queued: count });
      return count;
    });
    if (queued > 0) this.database.notifySoon(dueChannel);
    return { queued };
  }
}

function requireActive(endpoint: Endpoint): void {
  if (endpoint.status !== 'active')
    throw new DomainError('conflict', `Webhook ${endpoint.id} is disabled; enable it first.`);
}
