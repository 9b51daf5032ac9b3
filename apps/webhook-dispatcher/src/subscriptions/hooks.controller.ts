import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  CreatedHookDto,
  CreateHookDto,
  ErrorDto,
  eventKindNames,
  eventKinds,
  EventPayloadDto,
  HookDto,
  HookEventDto,
  isEventKind,
  NotFoundError,
} from '@kiban/contracts';
import { Allow, ApiPathId, CurrentCaller, PathId, type Caller } from '@kiban/http-kit';
import { EndpointsRepository } from '../endpoints/endpoints.repository.js';
import { RemoveEndpoint } from '../endpoints/use-cases/remove-endpoint.use-case.js';
import { presentHook } from './hook.presenter.js';
import { SampleEvents } from './sample-events.js';
import { SubscribeHook } from './subscribe-hook.use-case.js';

const missing = { status: 404, type: ErrorDto, description: 'No such hook in this workspace' };

@Controller('api/v1/hooks')
@ApiTags('REST hooks')
export class HooksController {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly subscribeHook: SubscribeHook,
    private readonly samples: SampleEvents,
    private readonly removeEndpoint: RemoveEndpoint,
  ) {}

  @Get()
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'listHooks',
    summary: 'List hooks',
    description: 'All subscriptions of the workspace, oldest first. Signing keys are omitted.',
  })
  @ApiResponse({ status: 200, type: [HookDto] })
  async list(@CurrentCaller() { principal }: Caller): Promise<HookDto[]> {
    return (await this.endpoints.list(principal.workspace.id, 'rest_hook')).map(presentHook);
  }

  @Post()
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'createHook',
    summary: 'Subscribe to an event',
    description:
      'For automation tools. Repeating a subscription returns 200 with the existing one and enables it.',
  })
  @ApiResponse({ status: 201, type: CreatedHookDto })
  @ApiResponse({ status: 200, type: HookDto, description: 'The subscription already exists' })
  @ApiResponse({ status: 409, type: ErrorDto, description: 'The workspace has reached its limit of hooks' })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Validation failed; see `details`' })
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateHookDto,
    @Res({ passthrough: true }) reply: { status(code: number): unknown },
  ): Promise<HookDto> {
    const result = await this.subscribeHook.execute(caller, body);
    if ('created' in result) return result.created;
    reply.status(200);
    return result.existing;
  }

  @Get('events')
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'listHookEvents',
    summary: 'List event kinds',
    description: 'All event kinds with their names and descriptions.',
  })
  @ApiResponse({ status: 200, type: [HookEventDto] })
  listEvents(): HookEventDto[] {
    return eventKindNames.map((event) => ({ event, description: eventKinds[event].description }));
  }

  @Get('samples/:event')
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'listHookSamples',
    summary: 'Get sample events',
    description:
      'Returns recent events of the workspace in the form of a delivery, newest first. Without such events it returns an example.',
  })
  @ApiParam({ name: 'event', enum: eventKindNames, enumName: 'EventKind', description: 'The event kind' })
  @ApiResponse({ status: 200, type: [EventPayloadDto] })
  @ApiResponse({ status: 404, type: ErrorDto, description: 'No such event kind' })
  async listSamples(
    @CurrentCaller() { principal }: Caller,
    @Param('event') event: string,
  ): Promise<EventPayloadDto[]> {
    if (!isEventKind(event)) throw new NotFoundError('event kind', event);
    return this.samples.of(principal, event);
  }

  @Get(':id')
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'getHook',
    summary: 'Read a hook',
    description: 'The signing key is omitted.',
  })
  @ApiPathId('id', 'The hook')
  @ApiResponse({ status: 200, type: HookDto })
  @ApiResponse(missing)
  async get(@CurrentCaller() { principal }: Caller, @PathId() id: number): Promise<HookDto> {
    const endpoint = await this.endpoints.find(principal.workspace.id, 'rest_hook', id);
    if (!endpoint) throw new NotFoundError('hook', id);
    return presentHook(endpoint);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'deleteHook',
    summary: 'Unsubscribe',
    description: 'Also returns 204 for a deleted hook, so that tools can retry.',
  })
  @ApiPathId('id', 'The hook')
  @ApiResponse({ status: 204, description: 'Deleted' })
  async delete(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<void> {
    await this.removeEndpoint.unsubscribe(caller, id);
  }
}
