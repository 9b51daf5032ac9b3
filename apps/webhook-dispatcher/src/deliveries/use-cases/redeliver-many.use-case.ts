import { Injectable } from '@nestjs/common';
import { NotFoundError, type RedeliveredDto, type RedeliverManyDto, type Caller } from '@kiban/contracts';
import { UnitOfWork } from '@kiban/messaging';
import { dueChannel } from '../../infrastructure/tokens.js';
import { endpointEntry } from '../../store/endpoint-audit.js';
import { requireActive } from '../../store/endpoint.js';
import { EndpointsReader } from '../../store/endpoints.reader.js';
import { DeliveriesRepository } from '../deliveries.repository.js';

/** Redelivers an endpoint’s events: as new deliveries, with the same bytes and the same `webhook-id`. */
@Injectable()
export class RedeliverMany {
  constructor(
    private readonly units: UnitOfWork,
    private readonly endpoints: EndpointsReader,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  async execute(caller: Caller, webhookId: number, request: RedeliverManyDto): Promise<RedeliveredDto> {
    const endpoint = await this.endpoints.find(caller.principal.workspace.id, 'either', webhookId);
    if (!endpoint) throw new NotFoundError('webhook', webhookId);
    requireActive(endpoint);
    const { since, onlyFailed = true } = request;
    return this.units.run(async (tx) => {
      const queued = await this.deliveries.insertEnded(tx, webhookId, since, onlyFailed);
      if (queued > 0) tx.wake(dueChannel);
      tx.audit(endpointEntry(caller, 'redeliver', endpoint, { since, onlyFailed, queued }));
      return { queued };
    });
  }
}
