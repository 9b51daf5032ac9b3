import { Injectable } from '@nestjs/common';
import { NotFoundError, type Caller } from '@kiban/contracts';
import { EndpointsReader } from '../../store/endpoints.reader.js';
import { DeliveriesRepository, type Delivery, type DeliveryFilter } from '../deliveries.repository.js';

/** A webhook’s deliveries, newest first, also of a hook that a 410 removed. */
@Injectable()
export class ListDeliveries {
  constructor(
    private readonly endpoints: EndpointsReader,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  /** @returns one page, and the cursor of the next one */
  async execute(
    { principal }: Caller,
    webhookId: number,
    filter: DeliveryFilter,
  ): Promise<{ page: Delivery[]; next: number | undefined }> {
    if (!(await this.endpoints.hasLog(principal.workspace.id, webhookId)))
      throw new NotFoundError('webhook', webhookId);
    const found = await this.deliveries.list(webhookId, { ...filter, limit: filter.limit + 1 });
    const page = found.slice(0, filter.limit);
    return { page, next: found.length > filter.limit ? page.at(-1)?.id : undefined };
  }
}
