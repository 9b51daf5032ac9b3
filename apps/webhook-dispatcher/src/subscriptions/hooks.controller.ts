import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import {
  CreatedHookDto,
  CreateHookDto,
  eventKindNames,
  eventKinds,
  EventPayloadDto,
  HookDto,
  HookEventDto,
  isEventKind,
  NotFoundError,
  type Caller,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId } from '@kiban/http-kit';
import { RemoveEndpoint } from '../registration/use-cases/remove-endpoint.use-case.js';
import { EndpointsReader } from '../store/endpoints.reader.js';
import { presentHook } from './hook.presenter.js';
import { SampleEvents } from './sample-events.js';
import { SubscribeHook } from './use-cases/subscribe-hook.use-case.js';

@Controller('api/v1/hooks')
@ApiTags('REST hooks')
export class HooksController {
  constructor(
    private readonly endpoints: EndpointsReader,
    private readonly subscribeHook: SubscribeHook,
    private readonly samples: SampleEvents,
    private readonly removeEndpoint: RemoveEndpoint,
  ) {}

  @Get()
  @Allow('webhooks:manage')
  @Describe({
    id: 'listHooks',
    summary: 'List hooks',
    description: 'All subscriptions of the workspace, oldest first. Signing keys are omitted.',
    response: [HookDto],
    errors: {},
  })
  async list(@CurrentCaller() { principal }: Caller): Promise<HookDto[]> {
    return (await this.endpoints.list(principal.workspace.id, 'rest_hook')).map(presentHook);
  }

  @Post()
  @Allow('webhooks:manage')
  @Describe({
    id: 'createHook',
    summary: 'Subscribe to an event',
    description:
      'For automation tools. Repeating a subscription returns 200 with the existing one and enables it.',
    needsFreshFactor: true,
    response: CreatedHookDto,
    status: 201,
    otherwise: { status: 200, response: HookDto, success: 'The subscription already exists' },
    errors: {
      409: 'The workspace has reached its limit of hooks',
      422: 'Validation failed; see `details`',
    },
  })
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateHookDto,
    @Res({ passthrough: true }) reply: { status(code: number): unknown },
  ): Promise<HookDto> {
    const { endpoint, signingKey } = await this.subscribeHook.execute(caller, body);
    const hook = presentHook(endpoint);
    if (signingKey !== undefined) return Object.assign(hook, { signingKey });
    reply.status(200);
    return hook;
  }

  @Get('events')
  @Allow('events:read')
  @Describe({
    id: 'listHookEvents',
    summary: 'List event kinds',
    description: 'All event kinds with their names and descriptions.',
    response: [HookEventDto],
    errors: {},
  })
  listEvents(): HookEventDto[] {
    return eventKindNames.map((event) => ({ event, description: eventKinds[event].description }));
  }

  @Get('samples/:event')
  @Allow('events:read')
  @ApiParam({ name: 'event', enum: eventKindNames, enumName: 'EventKind', description: 'The event kind' })
  @Describe({
    id: 'listHookSamples',
    summary: 'Get sample events',
    description:
      'Returns recent events of the workspace in the form of a delivery, newest first. Without such events it returns an example.',
    response: [EventPayloadDto],
    errors: { 404: 'No such event kind' },
  })
  async listSamples(
    @CurrentCaller() { principal }: Caller,
    @Param('event') event: string,
  ): Promise<EventPayloadDto[]> {
    if (!isEventKind(event)) throw new NotFoundError('event kind', event);
    return this.samples.of(principal, event);
  }

  @Get(':id')
  @Allow('webhooks:manage')
  @Describe({
    id: 'getHook',
    summary: 'Read a hook',
    description: 'The signing key is omitted.',
    response: HookDto,
    pathIds: { id: 'The hook' },
    errors: { 404: 'No such hook in this workspace' },
  })
  async get(@CurrentCaller() { principal }: Caller, @PathId() id: number): Promise<HookDto> {
    const endpoint = await this.endpoints.find(principal.workspace.id, 'rest_hook', id);
    if (!endpoint) throw new NotFoundError('hook', id);
    return presentHook(endpoint);
  }

  @Delete(':id')
  @Allow('webhooks:manage')
  @Describe({
    id: 'deleteHook',
    summary: 'Unsubscribe',
    description: 'Also returns 204 for a deleted hook, so that tools can retry.',
    response: null,
    success: 'Deleted',
    pathIds: { id: 'The hook' },
    errors: {},
  })
  delete(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<void> {
    return this.removeEndpoint.execute(caller, 'rest_hook', id, null);
  }
}
