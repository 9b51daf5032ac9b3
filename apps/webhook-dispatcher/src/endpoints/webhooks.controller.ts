import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreatedWebhookDto,
  CreateWebhookDto,
  EnableWebhookDto,
  RotatedWebhookKeyDto,
  RotateWebhookKeyDto,
  UpdateWebhookDto,
  WebhookDto,
  WebhookStatsDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId } from '@kiban/http-kit';
import { EnableWebhook } from './use-cases/enable-webhook.use-case.js';
import { RegisterWebhook } from './use-cases/register-webhook.use-case.js';
import { RemoveEndpoint } from '../registration/use-cases/remove-endpoint.use-case.js';
import { RotateEndpointKey } from './use-cases/rotate-endpoint-key.use-case.js';
import { UpdateWebhook } from './use-cases/update-webhook.use-case.js';
import { presentStats, presentWebhook } from './webhook.presenter.js';
import { WebhooksReader } from './webhooks.reader.js';

const invalid =
  'Validation failed, an event kind is unknown, or `url` is not an allowed target; see `details`';
const missing = 'No such webhook in this workspace';

@Controller('api/v1/webhooks')
@ApiTags('Webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksReader,
    private readonly registerWebhook: RegisterWebhook,
    private readonly updateWebhook: UpdateWebhook,
    private readonly enableWebhook: EnableWebhook,
    private readonly rotateKey: RotateEndpointKey,
    private readonly removeEndpoint: RemoveEndpoint,
  ) {}

  @Get()
  @Allow('webhooks:manage')
  @Describe({
    id: 'listWebhooks',
    summary: 'List webhooks',
    description: 'All webhooks of the workspace, oldest first.',
    response: [WebhookDto],
    errors: {},
  })
  async list(@CurrentCaller() { principal }: Caller): Promise<WebhookDto[]> {
    return (await this.webhooks.list(principal.workspace.id)).map(presentWebhook);
  }

  @Post()
  @Allow('webhooks:manage')
  @Describe({
    id: 'createWebhook',
    summary: 'Register a webhook',
    description: 'Later events are sent to `url` by POST. Only this response contains the signing key.',
    needsFreshFactor: true,
    response: CreatedWebhookDto,
    status: 201,
    errors: { 409: 'The workspace has reached its limit of webhooks', 422: invalid },
  })
  async create(@CurrentCaller() caller: Caller, @Body() body: CreateWebhookDto): Promise<CreatedWebhookDto> {
    const { endpoint, signingKey } = await this.registerWebhook.execute(caller, body);
    return Object.assign(presentWebhook(endpoint), { signingKey });
  }

  @Get(':id')
  @Allow('webhooks:manage')
  @Describe({
    id: 'getWebhook',
    summary: 'Read a webhook',
    description:
      'Includes the state and, for a disabled webhook, the reason. Never includes the signing key.',
    response: WebhookDto,
    pathIds: { id: 'The webhook' },
    errors: { 404: missing },
  })
  async get(@CurrentCaller() { principal }: Caller, @PathId() id: number): Promise<WebhookDto> {
    return presentWebhook(await this.webhooks.one(principal.workspace.id, id));
  }

  @Patch(':id')
  @Allow('webhooks:manage')
  @Describe({
    id: 'updateWebhook',
    summary: 'Change a webhook',
    description: 'Omitted properties are unchanged. A new `url` also applies to queued deliveries.',
    needsFreshFactor: true,
    response: WebhookDto,
    pathIds: { id: 'The webhook' },
    guarded: true,
    errors: { 404: missing, 422: invalid },
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: UpdateWebhookDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<WebhookDto> {
    return presentWebhook(await this.updateWebhook.execute(caller, id, body, expected));
  }

  @Delete(':id')
  @Allow('webhooks:manage')
  @Describe({
    id: 'deleteWebhook',
    summary: 'Delete a webhook',
    description: 'Cancels its queued deliveries.',
    response: null,
    success: 'Deleted',
    pathIds: { id: 'The webhook' },
    guarded: true,
    errors: { 404: missing },
  })
  delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    return this.removeEndpoint.execute(caller, 'webhook', id, expected);
  }

  @Post(':id/enable')
  @Allow('webhooks:manage')
  @Describe({
    id: 'enableWebhook',
    summary: 'Enable a webhook',
    description: 'Resets the failure counter. With `sendHeld`, sends the held events.',
    needsFreshFactor: true,
    response: WebhookDto,
    pathIds: { id: 'The webhook or hook' },
    guarded: true,
    errors: { 404: missing, 422: invalid },
  })
  async enable(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: EnableWebhookDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<WebhookDto> {
    return presentWebhook(await this.enableWebhook.execute(caller, id, body, expected));
  }

  @Post(':id/rotate-key')
  @Allow('webhooks:manage')
  @Describe({
    id: 'rotateWebhookKey',
    summary: 'Replace the signing key',
    description:
      'Both keys sign during the overlap. `webhook-signature` contains both signatures, `X-Service-Signature` that of the old key and `X-Service-Signature-New` that of the new key.',
    needsFreshFactor: true,
    response: RotatedWebhookKeyDto,
    pathIds: { id: 'The webhook or hook' },
    guarded: true,
    errors: { 404: missing, 422: invalid },
  })
  rotate(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: RotateWebhookKeyDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<RotatedWebhookKeyDto> {
    return this.rotateKey.execute(caller, id, body, expected);
  }

  @Get(':id/stats')
  @Allow('webhooks:manage')
  @Describe({
    id: 'getWebhookStats',
    summary: 'Get webhook statistics',
    description: 'Attempts of the last 24 hours and the number of pending deliveries.',
    response: WebhookStatsDto,
    pathIds: { id: 'The webhook or hook' },
    errors: { 404: missing },
  })
  async getStats(@CurrentCaller() { principal }: Caller, @PathId() id: number): Promise<WebhookStatsDto> {
    return presentStats(await this.webhooks.statsOf(principal.workspace.id, id));
  }
}
