import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, limits } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import { SecretBox, type Executor } from '@kiban/persistence';
import type { Endpoint } from './endpoint.js';
import { auditEndpoint, selectionOf } from './endpoint-audit.js';
import { EndpointsRepository, type NewEndpoint } from './endpoints.repository.js';
import { createSigningKey, signingKeyContext } from './signing-key.js';

const limitOf = {
  webhook: { max: limits.webhooksPerWorkspaceMax, noun: 'webhook endpoints' },
  rest_hook: { max: limits.hooksPerWorkspaceMax, noun: 'hooks' },
};

/** Creates an endpoint with its first signing key, within the workspace’s limit. */
@Injectable()
export class EndpointRegistration {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly secrets: SecretBox,
  ) {}

  /** @returns the endpoint and its key, which is returned only here */
  async register(
    tx: Executor,
    caller: Caller,
    endpoint: NewEndpoint,
  ): Promise<{ endpoint: Endpoint; signingKey: string }> {
    const { principal } = caller;
    const { max, noun } = limitOf[endpoint.kind];
    if ((await this.endpoints.lockAndCount(tx, principal.workspace.id, endpoint.kind)) >= max)
      throw new DomainError('limit_reached', `A workspace has at most ${max} ${noun}; delete one first.`);
    const inserted = await this.endpoints.insert(tx, principal, endpoint);
    const signingKey = createSigningKey(randomBytes);
    await this.endpoints.insertKey(
      tx,
      inserted.id,
      this.secrets.seal(signingKey, signingKeyContext(inserted.id)),
    );
    await auditEndpoint(tx, caller, 'create', inserted, selectionOf(inserted));
    return { endpoint: inserted, signingKey };
  }
}
