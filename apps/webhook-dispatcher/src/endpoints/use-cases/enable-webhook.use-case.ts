import { Injectable } from '@nestjs/common';
import { NotFoundError, type EnableWebhookDto, type Principal, type WebhookDto } from '@kiban/contracts';
import { requireVersion, type ExpectedVersions } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { dueChannel } from '../../infrastructure/tokens.js';
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
    principal: Principal,
    id: number,
    input: EnableWebhookDto,
    expected: ExpectedVersions,
  ): Promise<WebhookDto> {
    const enabled = await this.database.transaction(async (tx) => {
      const endpoint = await this.endpoints.lock(tx, principal.workspace.id, 'either', id);
      if (!endpoint) throw new NotFoundError('webhook', id);
      requireVersion(expected, endpoint.version);
      return endpoint.status === 'active' ? endpoint : this.endpoints.enable(tx, id, input.sendHeld ?? false);
    });
    this.database.notifySoon(dueChannel);
    return presentWebhook(enabled);
  }
}
