import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  apiPrefix,
  DeliveryDetailDto,
  DeliveryDto,
  deliveryStates,
  ErrorDto,
  eventKindNames,
  isEventKind,
  NotFoundError,
  RedeliveredDto,
  RedeliverManyDto,
  ValidationError,
  type DeliveryState,
} from '@kiban/contracts';
import {
  Allow,
  ApiPageQuery,
  ApiPathId,
  CurrentCaller,
  pageHeaders,
  PathId,
  type Caller,
} from '@kiban/http-kit';
import { EndpointsRepository } from '../endpoints/endpoints.repository.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { presentDelivery, presentDetail } from './delivery.presenter.js';
import { nextPageHeaders, readPage, requireSingle } from './page-query.js';
import { Redeliver } from './use-cases/redeliver.use-case.js';
import { SendTest } from './use-cases/send-test.use-case.js';

/** The part of a response that paging sets. */
interface PagedReply {
  headers(values: Record<string, string>): unknown;
}

const missingWebhook = { status: 404, type: ErrorDto, description: 'No such webhook in this workspace' };
const missingDelivery = { status: 404, type: ErrorDto, description: 'No such delivery in this workspace' };
const switchedOff = { status: 409, type: ErrorDto, description: 'The webhook is switched off or deleted' };

@Controller('api/v1')
@ApiTags('Deliveries')
export class DeliveriesController {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly redeliver: Redeliver,
    private readonly sendTest: SendTest,
  ) {}

  @Get('webhooks/:id/deliveries')
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'listDeliveries',
    summary: 'List a webhook’s deliveries',
    description:
      'The newest first, also of a hook that a 410 removed. The header X-Next-Cursor carries the cursor of the next page.',
  })
  @ApiPathId('id', 'The webhook, or a hook')
  @ApiQuery({
    name: 'state',
    required: false,
    enum: deliveryStates,
    description: 'Only deliveries in this state',
  })
  @ApiQuery({
    name: 'event',
    required: false,
    enum: eventKindNames,
    enumName: 'EventKind',
    description: 'Only deliveries of this event kind',
  })
  @ApiPageQuery()
  @ApiResponse({ status: 200, type: [DeliveryDto], headers: pageHeaders })
  @ApiResponse(missingWebhook)
  @ApiResponse({ status: 422, type: ErrorDto, description: 'A filter or the cursor is not as described' })
  async list(
    @CurrentCaller() { principal }: Caller,
    @PathId() id: number,
    @Query() query: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: PagedReply,
  ): Promise<DeliveryDto[]> {
    requireSingle(query);
    const state = readState(query['state']);
    const kind = readKind(query['event']);
    const page = readPage(query['limit'], query['cursor']);
    if (!(await this.endpoints.hasLog(principal.workspace.id, id))) throw new NotFoundError('webhook', id);
    const rows = await this.deliveries.list(id, { state, kind }, { ...page, limit: page.limit + 1 });
    const shown = rows.slice(0, page.limit);
    const last = shown.at(-1);
    if (rows.length > page.limit && last)
      reply.headers(
        nextPageHeaders(
          `${apiPrefix}/webhooks/${id}/deliveries`,
          { limit: String(page.limit), ...(state ? { state } : {}), ...(kind ? { event: kind } : {}) },
          String(last.id),
        ),
      );
    return shown.map(presentDelivery);
  }

  @Post('webhooks/:id/test')
  @HttpCode(200)
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'testWebhook',
    summary: 'Send a test',
    description: 'Sends one webhook.ping now, marked with X-Service-Test, and answers with what came of it.',
  })
  @ApiPathId('id', 'The webhook')
  @ApiResponse({ status: 200, type: DeliveryDetailDto })
  @ApiResponse(missingWebhook)
  @ApiResponse(switchedOff)
  test(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<DeliveryDetailDto> {
    return this.sendTest.execute(caller, id);
  }

  @Post('webhooks/:id/redeliver')
  @HttpCode(202)
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'redeliverMany',
    summary: 'Deliver events again',
    description: 'Queues the events since a moment that were given up, or all of them; the oldest first.',
  })
  @ApiPathId('id', 'The webhook, or a hook')
  @ApiResponse({ status: 202, type: RedeliveredDto })
  @ApiResponse(missingWebhook)
  @ApiResponse(switchedOff)
  @ApiResponse({ status: 422, type: ErrorDto, description: 'A member is not as described' })
  redeliverMany(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: RedeliverManyDto,
  ): Promise<RedeliveredDto> {
    return this.redeliver.many(caller, id, body);
  }

  @Get('deliveries/:id')
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'getDelivery',
    summary: 'Read a delivery',
    description: 'With the bytes that were sent and every attempt: when, how long, what came back.',
  })
  @ApiPathId('id', 'The delivery')
  @ApiResponse({ status: 200, type: DeliveryDetailDto })
  @ApiResponse(missingDelivery)
  async get(@CurrentCaller() { principal }: Caller, @PathId() id: number): Promise<DeliveryDetailDto> {
    const row = await this.deliveries.find(principal.workspace.id, id);
    if (!row) throw new NotFoundError('delivery', id);
    return presentDetail(
      row,
      await this.deliveries.eventBody(row.event_id),
      await this.deliveries.attempts(id),
    );
  }

  @Post('deliveries/:id/redeliver')
  @HttpCode(202)
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'redeliver',
    summary: 'Deliver an event again',
    description:
      'Queues a new delivery with the same bytes and the same webhook-id, marked with X-Service-Redelivery.',
  })
  @ApiPathId('id', 'The delivery')
  @ApiResponse({ status: 202, type: DeliveryDto })
  @ApiResponse(missingDelivery)
  @ApiResponse(switchedOff)
  redeliverOne(@CurrentCaller() { principal }: Caller, @PathId() id: number): Promise<DeliveryDto> {
    return this.redeliver.one(principal, id);
  }
}

function readState(text: string | undefined): DeliveryState | undefined {
  if (text === undefined) return undefined;
  const state = deliveryStates.find((name) => name === text);
  if (!state)
    throw new ValidationError('state', 'one_of', `state must be one of ${deliveryStates.join(', ')}.`);
  return state;
}

function readKind(text: string | undefined): string | undefined {
  if (text !== undefined && !isEventKind(text))
    throw new ValidationError('event', 'one_of', `event must be one of ${eventKindNames.join(', ')}.`);
  return text;
}
