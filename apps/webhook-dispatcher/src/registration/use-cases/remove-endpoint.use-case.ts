import { Injectable } from '@nestjs/common';
import { NotFoundError, requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { UnitOfWork } from '@kiban/messaging';
import type { EndpointKind } from '../../store/endpoint.js';
import { endpointEntry } from '../../store/endpoint-audit.js';
import { EndpointsRepository } from '../../store/endpoints.repository.js';
import { cancelQueued } from '../../store/queued-deliveries.js';
import { SigningKeysRepository } from '../../store/signing-keys.repository.js';

/** Deletes an endpoint with its keys and cancels its queued deliveries. */
@Injectable()
export class RemoveEndpoint {
  constructor(
    private readonly units: UnitOfWork,
    private readonly endpoints: EndpointsRepository,
    private readonly keys: SigningKeysRepository,
  ) {}

  /** @throws NotFoundError for a webhook; a hook that is already deleted is no error, because automation tools retry */
  execute(caller: Caller, kind: EndpointKind, id: number, expected: ExpectedVersions): Promise<void> {
    return this.units.run(async (tx) => {
      const endpoint = await this.endpoints.lock(tx, caller.principal.workspace.id, kind, id);
      if (!endpoint) {
        if (kind === 'webhook') throw new NotFoundError('webhook', id);
        return;
      }
      requireVersion(expected, endpoint.version);
      await this.endpoints.remove(tx, id);
      await this.keys.remove(tx, id);
      await cancelQueued(tx, [id]);
      tx.audit(endpointEntry(caller, 'delete', endpoint));
    });
  }
}
