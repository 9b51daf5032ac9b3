import { Injectable } from '@nestjs/common';
import { NotFoundError, type Principal } from '@kiban/contracts';
import { requireVersion, type ExpectedVersions } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { EndpointsRepository } from '../endpoints.repository.js';

/** Deletes an endpoint with its keys; what is queued for it is canceled. */
@Injectable()
export class RemoveWebhook {
  constructor(
    private readonly database: Database,
    private readonly endpoints: EndpointsRepository,
  ) {}

  async execute(principal: Principal, id: number, expected: ExpectedVersions): Promise<void> {
    await this.database.transaction(async (tx) => {
      const endpoint = await this.endpoints.lock(tx, principal.workspace.id, 'webhook', id);
      if (!endpoint) throw new NotFoundError('webhook', id);
      requireVersion(expected, endpoint.version);
      await this.endpoints.remove(tx, id);
    });
  }
}
