import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import type { EndpointKind } from '../endpoint.js';
import { auditEndpoint } from '../endpoint-audit.js';
import { EndpointsRepository } from '../endpoints.repository.js';

/** Deletes an endpoint with its keys and cancels its queued deliveries. */
@Injectable()
export class RemoveEndpoint {
  constructor(
    private readonly database: Database,
    private readonly endpoints: EndpointsRepository,
  ) {}

  async execute(caller: Caller, id: number, expected: ExpectedVersions): Promise<void> {
    if (!(await this.remove(caller, 'webhook', id, expected))) throw new NotFoundError('webhook', id);
  }

  /** For automation tools, which may retry: a hook that is already deleted is not an error. */
  async unsubscribe(caller: Caller, id: number): Promise<void> {
    await this.remove(caller, 'rest_hook', id, null);
  }

  /** @returns false when there is no such endpoint */
  private remove(
    caller: Caller,
    kind: EndpointKind,
    id: number,
    expected: ExpectedVersions,
  ): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const endpoint = await this.endpoints.lock(tx, caller.principal.workspace.id, kind, id);
      if (!endpoint) return false;
      requireVersion(expected, endpoint.version);
      await this.endpoints.remove(tx, id);
      await auditEndpoint(tx, caller, 'delete', endpoint);
      return true;
    });
  }
}
