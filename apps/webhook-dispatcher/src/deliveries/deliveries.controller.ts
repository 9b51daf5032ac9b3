import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  apiPrefix,
  DeliveryDetailDto,
  DeliveryDto,
  RedeliveredDto,
  RedeliverManyDto,
  type Caller,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId } from '@kiban/http-kit';
import { DeliveryDetails } from './delivery-details.js';
import { deliveryQueries, filterParameters, readDeliveryFilter } from './delivery-query.js';
import { presentDelivery, presentDetail } from './delivery.presenter.js';
import { nextPageHeaders, type PagedReply } from './page-query.js';
import { ListDeliveries } from './use-cases/list-deliveries.use-case.js';
import { RedeliverMany } from './use-cases/redeliver-many.use-case.js';
import { RedeliverOne } from './use-cases/redeliver-one.use-case.js';
import { SendTest } from './use-cases/send-test.use-case.js';

const missingWebhook = 'No such webhook in this workspace';
const missingDelivery = 'No such delivery in this workspace';
const inactive = 'The webhook is disabled or deleted';

@Controller('api/v1')
@ApiTags('Deliveries')
export class DeliveriesController {
  constructor(
    private readonly listDeliveries: ListDeliveries,
    private readonly details: DeliveryDetails,
    private readonly redeliver: RedeliverOne,
    private readonly redeliverEnded: RedeliverMany,
    private readonly sendTest: SendTest,
  ) {}

  @Get('webhooks/:id/deliveries')
  @Allow('webhooks:manage')
  @Describe({
    id: 'listDeliveries',
    summary: 'List a webhook’s deliveries',
    description:
      'Newest first, also for a hook that a 410 removed. The header `X-Next-Cursor` contains the cursor of the next page.',
    response: [DeliveryDto],
    pathIds: { id: 'The webhook or hook' },
    queries: deliveryQueries,
    paged: true,
    errors: { 404: missingWebhook, 422: 'Invalid `state`, `event`, `limit` or `cursor`' },
  })
  async list(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: PagedReply,
  ): Promise<DeliveryDto[]> {
    const filter = readDeliveryFilter(query);
    const { page, next } = await this.listDeliveries.execute(caller, id, filter);
    if (next !== undefined)
      reply.headers(
        nextPageHeaders(`${apiPrefix}/webhooks/${id}/deliveries`, filterParameters(filter), String(next)),
      );
    return page.map(presentDelivery);
  }

  @Post('webhooks/:id/test')
  @Allow('webhooks:manage')
  @Describe({
    id: 'testWebhook',
    summary: 'Send a test event',
    description:
      'Sends one `webhook.ping` immediately, marked with `X-Service-Test`, and returns its delivery.',
    response: DeliveryDetailDto,
    pathIds: { id: 'The webhook' },
    errors: { 404: missingWebhook, 409: inactive },
  })
  async test(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<DeliveryDetailDto> {
    return presentDetail(await this.sendTest.execute(caller, id));
  }

  @Post('webhooks/:id/redeliver')
  @Allow('webhooks:manage')
  @Describe({
    id: 'redeliverMany',
    summary: 'Redeliver events',
    description: 'Queues the failed events since a time again, or all completed ones. Oldest first.',
    response: RedeliveredDto,
    status: 202,
    pathIds: { id: 'The webhook or hook' },
    errors: { 404: missingWebhook, 409: inactive, 422: 'Validation failed; see `details`' },
  })
  redeliverMany(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: RedeliverManyDto,
  ): Promise<RedeliveredDto> {
    return this.redeliverEnded.execute(caller, id, body);
  }

  @Get('deliveries/:id')
  @Allow('webhooks:manage')
  @Describe({
    id: 'getDelivery',
    summary: 'Read a delivery',
    description: 'Includes the request body and every attempt with its time, duration and response.',
    response: DeliveryDetailDto,
    pathIds: { id: 'The delivery' },
    errors: { 404: missingDelivery },
  })
  async get(@CurrentCaller() { principal }: Caller, @PathId() id: number): Promise<DeliveryDetailDto> {
    return presentDetail(await this.details.of(principal.workspace.id, id));
  }

  @Post('deliveries/:id/redeliver')
  @Allow('webhooks:manage')
  @Describe({
    id: 'redeliver',
    summary: 'Redeliver an event',
    description:
      'Queues a new delivery with the same body and `webhook-id`, marked with `X-Service-Redelivery`.',
    response: DeliveryDto,
    status: 202,
    pathIds: { id: 'The delivery' },
    errors: { 404: missingDelivery, 409: inactive },
  })
  async redeliverOne(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<DeliveryDto> {
    return presentDelivery(await this.redeliver.execute(caller, id));
  }
}
