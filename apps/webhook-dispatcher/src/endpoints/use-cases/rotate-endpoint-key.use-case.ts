import { Injectable } from '@nestjs/common';
import {
  NotFoundError,
  type RotatedWebhookKeyDto,
  type RotateWebhookKeyDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { UnitOfWork } from '@kiban/messaging';
import { endpointEntry } from '../../store/endpoint-audit.js';
import { EndpointsRepository } from '../../store/endpoints.repository.js';
import { SigningKeysRepository } from '../../store/signing-keys.repository.js';

const OVERLAP_HOURS_DEFAULT = 24;
const HOUR_MS = 3_600_000;

/** Gives an endpoint a new signing key; the old one also signs during the overlap. */
@Injectable()
export class RotateEndpointKey {
  constructor(
    private readonly units: UnitOfWork,
    private readonly endpoints: EndpointsRepository,
    private readonly keys: SigningKeysRepository,
  ) {}

  execute(
    caller: Caller,
    id: number,
    request: RotateWebhookKeyDto,
    expected: ExpectedVersions,
  ): Promise<RotatedWebhookKeyDto> {
    const overlapMs = Math.round((request.overlapHours ?? OVERLAP_HOURS_DEFAULT) * HOUR_MS);
    return this.units.run(async (tx) => {
      const endpoint = await this.endpoints.lock(tx, caller.principal.workspace.id, 'either', id);
      if (!endpoint) throw new NotFoundError('webhook', id);
      requireVersion(expected, endpoint.version);
      const expiresAt = await this.keys.expire(tx, id, overlapMs);
      const signingKey = await this.keys.issue(tx, id);
      tx.audit(endpointEntry(caller, 'rotate_key', endpoint, { oldKeyExpiresAt: expiresAt }));
      return { signingKey, oldKeyExpiresAt: expiresAt?.toISOString() ?? null };
    });
  }
}
