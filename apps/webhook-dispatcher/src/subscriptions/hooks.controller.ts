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
    description: 'Every subscription of the workspace, the oldest first. Signing keys are not shown again.',
  })
  @ApiResponse({ status: 200, type: [HookDto] })
  async list(@CurrentCaller() { principal }: Caller): Promise<HookDto[]> {
    return (await this.endpoints.list(principal.workspace.id, 'rest_hook')).map(presentHook);
  }

  @Post()
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'createHook',
    summary: 'Subscribe',
    description:
      'For automation tools. The same subscription again answers 200 with the one that is there, switched on.',
  })
  @ApiResponse({ status: 201, type: CreatedHookDto })
  @ApiResponse({ status: 200, type: HookDto, description: 'The subscription was there already' })
  @ApiResponse({ status: 409, type: ErrorDto, description: 'The workspace has its limit of hooks' })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'A member is not as described' })
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
    summary: 'What can be subscribed to',
    description: 'Every event kind by name, with a sentence on when it is sent.',
  })
  @ApiResponse({ status: 200, type: [HookEventDto] })
  listEvents(): HookEventDto[] {
    return eventKindNames.map((event) => ({ event, description: eventKinds[event].description }));
  }

  @Get('samples/:event')
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'listHookSamples',
    summary: 'Samples of an event',
    description: 'Shaped as a delivery, the newest first: the workspace’s own events, or one made up.',
  })
  @ApiParam({ name: 'event', enum: eventKindNames, enumName: 'EventKind', description: 'An event kind' })
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
    description: 'One subscription. Its signing key is not shown again.',
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
    description: 'Also answers 204 when the hook was gone already, so that a tool may try again.',
  })
  @ApiPathId('id', 'The hook')
  @ApiResponse({ status: 204, description: 'It is gone' })
  async delete(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<void> {
    await this.removeEndpoint.unsubscribe(caller, id);
  }
}
