import { Injectable } from '@nestjs/common';
import { DomainError, limits, type Caller } from '@kiban/contracts';
import type { UnitTransaction } from '@kiban/messaging';
import type { Endpoint, NewEndpoint } from '../store/endpoint.js';
import { endpointEntry, selectionOf } from '../store/endpoint-audit.js';
import { EndpointsRepository } from '../store/endpoints.repository.js';
import { SigningKeysRepository } from '../store/signing-keys.repository.js';

const limitOf = {
  webhook: { max: limits.webhooksPerWorkspaceMax, noun: 'webhook endpoints' },
  rest_hook: { max: limits.hooksPerWorkspaceMax, noun: 'hooks' },
};

/** Creates an endpoint with its first signing key, within the workspace’s limit. */
@Injectable()
export class EndpointRegistration {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly keys: SigningKeysRepository,
  ) {}

  /** @returns the endpoint and its key, which is returned only here */
  async register(
    tx: UnitTransaction,
    caller: Caller,
    endpoint: NewEndpoint,
  ): Promise<{ endpoint: Endpoint; signingKey: string }> {
    const { principal } = caller;
    const { max, noun } = limitOf[endpoint.kind];
    if ((await this.endpoints.lockAndCount(tx, principal.workspace.id, endpoint.kind)) >= max)
      throw new DomainError('limit_reached', `A workspace has at most ${max} ${noun}; delete one first.`);
    const inserted = await this.endpoints.insert(tx, principal, endpoint);
    const signingKey = await this.keys.issue(tx, inserted.id);
    tx.audit(endpointEntry(caller, 'create', inserted, selectionOf(inserted)));
    return { endpoint: inserted, signingKey };
  }
}
