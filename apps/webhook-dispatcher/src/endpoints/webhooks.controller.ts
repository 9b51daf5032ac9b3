import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  CreatedWebhookDto,
  CreateWebhookDto,
  EnableWebhookDto,
  ErrorDto,
  NotFoundError,
  RotatedWebhookKeyDto,
  RotateWebhookKeyDto,
  UpdateWebhookDto,
  WebhookDto,
  WebhookStatsDto,
} from '@kiban/contracts';
import {
  Allow,
  ApiIfMatch,
  ApiPathId,
  CurrentCaller,
  IfMatch,
  PathId,
  type Caller,
  type ExpectedVersions,
} from '@kiban/http-kit';
import type { Endpoint } from './endpoint.js';
import { presentWebhook } from './endpoint.presenter.js';
import { EndpointsRepository } from './endpoints.repository.js';
import { EnableWebhook } from './use-cases/enable-webhook.use-case.js';
import { RegisterWebhook } from './use-cases/register-webhook.use-case.js';
import { RemoveEndpoint } from './use-cases/remove-endpoint.use-case.js';
import { RotateEndpointKey } from './use-cases/rotate-endpoint-key.use-case.js';
import { UpdateWebhook } from './use-cases/update-webhook.use-case.js';
import { WebhookStats } from './webhook-stats.js';

const unprocessable = {
  status: 422,
  type: ErrorDto,
  description:
    'Validation failed, an event kind is unknown, or `url` is not an allowed target; see `details`',
};
const missing = { status: 404, type: ErrorDto, description: 'No such webhook in this workspace' };

@Controller('api/v1/webhooks')
@ApiTags('Webhooks')
export class WebhooksController {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly registerWebhook: RegisterWebhook,
    private readonly updateWebhook: UpdateWebhook,
    private readonly enableWebhook: EnableWebhook,
    private readonly rotateKey: RotateEndpointKey,
    private readonly removeEndpoint: RemoveEndpoint,
    private readonly stats: WebhookStats,
  ) {}

  @Get()
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'listWebhooks',
    summary: 'List webhooks',
    description: 'All webhooks of the workspace, oldest first.',
  })
  @ApiResponse({ status: 200, type: [WebhookDto] })
  async list(@CurrentCaller() { principal }: Caller): Promise<WebhookDto[]> {
    return (await this.endpoints.list(principal.workspace.id, 'webhook')).map(presentWebhook);
  }

  @Post()
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'createWebhook',
    summary: 'Register a webhook',
    description: 'Later events are sent to `url` by POST. Only this response contains the signing key.',
  })
  @ApiResponse({ status: 201, type: CreatedWebhookDto })
  @ApiResponse({
    status: 409,
    type: ErrorDto,
    description: 'The workspace has reached its limit of webhooks',
  })
  @ApiResponse(unprocessable)
  create(@CurrentCaller() caller: Caller, @Body() body: CreateWebhookDto): Promise<CreatedWebhookDto> {
    return this.registerWebhook.execute(caller, body);
  }

  @Get(':id')
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'getWebhook',
    summary: 'Read a webhook',
    description:
      'Includes the state and, for a disabled webhook, the reason. Never includes the signing key.',
  })
  @ApiPathId('id', 'The webhook')
  @ApiResponse({ status: 200, type: WebhookDto })
  @ApiResponse(missing)
  async get(@CurrentCaller() { principal }: Caller, @PathId() id: number): Promise<WebhookDto> {
    return presentWebhook(await this.find(principal.workspace.id, id));
  }

  @Patch(':id')
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'updateWebhook',
    summary: 'Change a webhook',
    description: 'Omitted properties are unchanged. A new `url` also applies to queued deliveries.',
  })
  @ApiIfMatch()
  @ApiPathId('id', 'The webhook')
  @ApiResponse({ status: 200, type: WebhookDto })
  @ApiResponse(missing)
  @ApiResponse(unprocessable)
  update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: UpdateWebhookDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<WebhookDto> {
    return this.updateWebhook.execute(caller, id, body, expected);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'deleteWebhook',
    summary: 'Delete a webhook',
    description: 'Cancels its queued deliveries.',
  })
  @ApiIfMatch()
  @ApiPathId('id', 'The webhook')
  @ApiResponse({ status: 204, description: 'Deleted' })
  @ApiResponse(missing)
  delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    return this.removeEndpoint.execute(caller, id, expected);
  }

  @Post(':id/enable')
  @HttpCode(200)
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'enableWebhook',
    summary: 'Enable a webhook',
    description: 'Resets the failure counter. With `sendHeld`, sends the held events.',
  })
  @ApiIfMatch()
  @ApiPathId('id', 'The webhook or hook')
  @ApiResponse({ status: 200, type: WebhookDto })
  @ApiResponse(missing)
  @ApiResponse(unprocessable)
  enable(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: EnableWebhookDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<WebhookDto> {
    return this.enableWebhook.execute(caller, id, body, expected);
  }

  @Post(':id/rotate-key')
  @HttpCode(200)
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'rotateWebhookKey',
    summary: 'Replace the signing key',
    description:
      'Both keys sign during the overlap. `webhook-signature` contains both signatures, `X-Service-Signature` that of the old key and `X-Service-Signature-New` that of the new key.',
  })
  @ApiIfMatch()
  @ApiPathId('id', 'The webhook or hook')
  @ApiResponse({ status: 200, type: RotatedWebhookKeyDto })
  @ApiResponse(missing)
  @ApiResponse(unprocessable)
  rotate(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: RotateWebhookKeyDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<RotatedWebhookKeyDto> {
    return this.rotateKey.execute(caller, id, body, expected);
  }

  @Get(':id/stats')
  @Allow('workspace:admin')
  @ApiOperation({
    operationId: 'getWebhookStats',
    summary: 'Get webhook statistics',
    description: 'Attempts of the last 24 hours and the number of pending deliveries.',
  })
  @ApiPathId('id', 'The webhook or hook')
  @ApiResponse({ status: 200, type: WebhookStatsDto })
  @ApiResponse(missing)
  async getStats(@CurrentCaller() { principal }: Caller, @PathId() id: number): Promise<WebhookStatsDto> {
    return this.stats.of((await this.find(principal.workspace.id, id, 'either')).id);
  }

  private async find(
    workspaceId: number,
    id: number,
    kind: 'webhook' | 'either' = 'webhook',
  ): Promise<Endpoint> {
    const endpoint = await this.endpoints.find(workspaceId, kind, id);
    if (!endpoint) throw new NotFoundError('webhook', id);
    return endpoint;
  }
}
