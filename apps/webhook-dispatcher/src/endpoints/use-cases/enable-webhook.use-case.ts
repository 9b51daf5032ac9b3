import { Injectable } from '@nestjs/common';
import {
  DomainError,
  NotFoundError,
  type Principal,
  type EnableWebhookDto,
  type WebhookDto,
} from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { dueChannel } from '../../infrastructure/tokens.js';
import { auditEndpoint } from '../endpoint-audit.js';
import { presentWebhook } from '../endpoint.presenter.js';
import type { Endpoint } from '../endpoint.js';
import { EndpointsRepository } from '../endpoints.repository.js';

/** Enables an endpoint and resets its failure count. If its creator lost the role, only an owner can enable it. */
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
      const confirmedBy = confirmer(endpoint, caller.principal);
      const sendHeld = input.sendHeld ?? false;
      await auditEndpoint(tx, caller, 'enable', endpoint, { after: endpoint.disabled_reason, sendHeld });
      return this.endpoints.enable(tx, id, sendHeld, confirmedBy);
    });
    this.database.notifySoon(dueChannel);
    return presentWebhook(enabled);
  }
}

/**
 * The member who becomes responsible for the endpoint; null if that does not change.
 * @throws DomainError 403 when only an owner may enable it; a token acts as an admin
 */
function confirmer(endpoint: Endpoint, { role, member }: Principal): number | null {
  if (endpoint.disabled_reason !== 'creator_lost_role') return null;
  if (role !== 'owner')
    throw new DomainError(
      'forbidden',
      `Only the workspace owner may enable endpoint ${endpoint.id}: its creator is no longer an owner or admin.`,
    );
  return member.id;
}
