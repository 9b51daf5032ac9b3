import { Injectable } from '@nestjs/common';
import {
  DomainError,
  NotFoundError,
  type EnableWebhookDto,
  type Principal,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { UnitOfWork } from '@kiban/messaging';
import { dueChannel } from '../../infrastructure/tokens.js';
import type { Endpoint } from '../../store/endpoint.js';
import { endpointEntry } from '../../store/endpoint-audit.js';
import { EndpointsRepository } from '../../store/endpoints.repository.js';
import { discardHeld, sendHeld } from '../../store/queued-deliveries.js';

/** Enables an endpoint and resets its failure count. If its creator lost the role, only an owner can enable it. */
@Injectable()
export class EnableWebhook {
  constructor(
    private readonly units: UnitOfWork,
    private readonly endpoints: EndpointsRepository,
  ) {}

  execute(
    caller: Caller,
    id: number,
    request: EnableWebhookDto,
    expected: ExpectedVersions,
  ): Promise<Endpoint> {
    return this.units.run(async (tx) => {
      const endpoint = await this.endpoints.lock(tx, caller.principal.workspace.id, 'either', id);
      if (!endpoint) throw new NotFoundError('webhook', id);
      requireVersion(expected, endpoint.version);
      if (endpoint.status === 'active') return endpoint;
      const confirmedBy = confirmer(endpoint, caller.principal);
      const sendsHeld = request.sendHeld ?? false;
      const enabled = await this.endpoints.enable(tx, id, confirmedBy);
      if (sendsHeld) {
        await sendHeld(tx, id);
        tx.wake(dueChannel);
      } else {
        await discardHeld(tx, id);
      }
      tx.audit(
        endpointEntry(caller, 'enable', endpoint, { after: endpoint.disabledReason, sendHeld: sendsHeld }),
      );
      return enabled;
    });
  }
}

/**
 * The member who becomes responsible for the endpoint; null if that does not change.
 * @throws DomainError 403 when only an owner may enable it; a token acts as an admin
 */
function confirmer(endpoint: Endpoint, { role, member }: Principal): number | null {
  if (endpoint.disabledReason !== 'creator_lost_role') return null;
  if (role !== 'owner')
    throw new DomainError(
      'forbidden',
      `Only the workspace owner may enable endpoint ${endpoint.id}: its creator is no longer an owner or admin.`,
    );
  return member.id;
}
