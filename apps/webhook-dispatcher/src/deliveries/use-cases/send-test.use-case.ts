import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError, NotFoundError, type DeliveryDetailDto } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { appendEvents, Database, outboxChannel } from '@kiban/persistence';
import { EndpointsRepository } from '../../endpoints/endpoints.repository.js';
import { dueChannel, webhooksSchema } from '../../infrastructure/tokens.js';
import { DeliveriesRepository } from '../deliveries.repository.js';
import { presentDetail } from '../delivery.presenter.js';
import { EventLog } from '../event-log.js';

/** A little longer than an attempt’s deadline, so that the response nearly always includes its result. */
const RESULT_MAX_MS = 12_000;
const LOOK_INTERVAL_MS = 50;

/** Sends one `webhook.ping` to an endpoint and returns its delivery. */
@Injectable()
export class SendTest {
  constructor(
    private readonly database: Database,
    private readonly endpoints: EndpointsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly events: EventLog,
  ) {}

  async execute({ principal, traceparent }: Caller, webhookId: number): Promise<DeliveryDetailDto> {
    const workspaceId = principal.workspace.id;
    const endpoint = await this.endpoints.find(workspaceId, 'webhook', webhookId);
    if (!endpoint) throw new NotFoundError('webhook', webhookId);
    if (endpoint.status !== 'active')
      throw new DomainError('conflict', `Webhook ${webhookId} is disabled; enable it first.`);
    const queued = await this.database.transaction(async (tx) => {
      const [eventId] = await appendEvents(tx, webhooksSchema, [
        {
          kind: 'webhook.ping',
          workspace: principal.workspace,
          boardId: null,
          actor: { memberId: principal.member.id, name: principal.member.name },
          data: { id: webhookId, url: endpoint.url },
          traceparent,
        },
      ]);
      const id = eventId as number;
      await this.events.keepOwn(tx, id);
      return this.deliveries.insert(tx, {
        eventId: id,
        endpointId: webhookId,
        workspaceId,
        kind: 'webhook.ping',
        trigger: 'test',
      });
    });
    this.database.notifySoon(dueChannel);
    this.database.notifySoon(outboxChannel(webhooksSchema));
    return this.result(workspaceId, queued.id, queued.event_id);
  }

  private async result(workspaceId: number, deliveryId: number, eventId: number): Promise<DeliveryDetailDto> {
    for (let waited = 0; ; waited += LOOK_INTERVAL_MS) {
      const row = await this.deliveries.find(workspaceId, deliveryId);
      if (!row) throw new NotFoundError('delivery', deliveryId);
      if (row.finished_at !== null || waited >= RESULT_MAX_MS)
        return presentDetail(
          row,
          await this.deliveries.eventBody(eventId),
          await this.deliveries.attempts(deliveryId),
        );
      await wait(LOOK_INTERVAL_MS);
    }
  }
}
