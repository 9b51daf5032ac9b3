import { Injectable } from '@nestjs/common';
import { NotFoundError, type EnableWebhookDto, type WebhookDto } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { dueChannel } from '../../infrastructure/tokens.js';
import { auditEndpoint } from '../endpoint-audit.js';
import { presentWebhook } from '../endpoint.presenter.js';
import { EndpointsRepository } from '../endpoints.repository.js';

/** Switches an endpoint on; its failing begins to count anew. */
@Injectable()
export class EnableWebhook {
  constructor(
    private readonly database: Database,
    private readonly endpoints: EndpointsRepository,
  ) {}

  async execute(
    caller: Caller,
    id: number,
    input: EnableWebhookDto,
    expected: ExpectedVersions,
  ): Promise<WebhookDto> {
    const enabled = await this.database.transaction(async (tx) => {
      const endpoint = await this.endpoints.lock(tx, caller.principal.workspace.id, 'either', id);
      if (!endpoint) throw new NotFoundError('webhook', id);
      requireVersion(expected, endpoint.version);
      if (endpoint.status === 'active') return endpoint;
      const sendHeld = input.sendHeld ?? false;
      await auditEndpoint(tx, caller, 'enable', endpoint, { after: endpoint.disabled_reason, sendHeld });
      return this.endpoints.enable(tx, id, sendHeld);
    });
    this.database.notifySoon(dueChannel);
    return presentWebhook(enabled);
  }
}
