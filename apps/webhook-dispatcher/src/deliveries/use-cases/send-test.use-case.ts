import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { NotFoundError, type Caller } from '@kiban/contracts';
import { UnitOfWork } from '@kiban/messaging';
import { dueChannel } from '../../infrastructure/tokens.js';
import { requireActive } from '../../store/endpoint.js';
import { EndpointsReader } from '../../store/endpoints.reader.js';
import { EventsRepository } from '../../store/events.repository.js';
import { DeliveriesRepository } from '../deliveries.repository.js';
import { DeliveryDetails, type DeliveryDetail } from '../delivery-details.js';

/** A little longer than an attempt’s deadline, so that the response nearly always includes its result. */
const RESULT_MAX_MS = 12_000;
const LOOK_INTERVAL_MS = 50;

/** Sends one `webhook.ping` to an endpoint and returns its delivery. */
@Injectable()
export class SendTest {
  constructor(
    private readonly units: UnitOfWork,
    private readonly endpoints: EndpointsReader,
    private readonly deliveries: DeliveriesRepository,
    private readonly details: DeliveryDetails,
    private readonly events: EventsRepository,
  ) {}

  async execute({ principal, traceparent }: Caller, webhookId: number): Promise<DeliveryDetail> {
    const { workspace, member } = principal;
    const endpoint = await this.endpoints.find(workspace.id, 'webhook', webhookId);
    if (!endpoint) throw new NotFoundError('webhook', webhookId);
    requireActive(endpoint);
    const kind = 'webhook.ping';
    const { id } = await this.units.run(async (tx) => {
      const eventId = await tx.appendNow({
        kind,
        workspace,
        boardId: null,
        actor: { memberId: member.id, name: member.name },
        data: { id: webhookId, url: endpoint.url },
        traceparent,
      });
      await this.events.keepOwn(tx, eventId);
      tx.wake(dueChannel);
      return this.deliveries.insert(tx, {
        eventId,
        endpointId: webhookId,
        workspaceId: workspace.id,
        kind,
        trigger: 'test',
      });
    });
    await this.end(workspace.id, id);
    return this.details.of(workspace.id, id);
  }

  /** Resolves when the delivery has ended, or the time for it is over. */
  private async end(workspaceId: number, deliveryId: number): Promise<void> {
    for (let waited = 0; waited < RESULT_MAX_MS; waited += LOOK_INTERVAL_MS) {
      const delivery = await this.deliveries.find(workspaceId, deliveryId);
      if (!delivery || delivery.finishedAt !== null) return;
      await wait(LOOK_INTERVAL_MS);
    }
  }
}
