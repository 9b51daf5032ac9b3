import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NotFoundError, type RotatedWebhookKeyDto, type RotateWebhookKeyDto } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import { Database, SecretBox } from '@kiban/persistence';
import { auditEndpoint } from '../endpoint-audit.js';
import { EndpointsRepository } from '../endpoints.repository.js';
import { createSigningKey, signingKeyContext } from '../signing-key.js';

const OVERLAP_HOURS_DEFAULT = 24;
const HOUR_MS = 3_600_000;

/** Gives an endpoint a new signing key; the old one also signs during the overlap. */
@Injectable()
export class RotateEndpointKey {
  constructor(
    private readonly database: Database,
    private readonly endpoints: EndpointsRepository,
    private readonly secrets: SecretBox,
  ) {}

  async execute(
    caller: Caller,
    id: number,
    input: RotateWebhookKeyDto,
    expected: ExpectedVersions,
  ): Promise<RotatedWebhookKeyDto> {
    const overlapMs = Math.round((input.overlapHours ?? OVERLAP_HOURS_DEFAULT) * HOUR_MS);
    const signingKey = createSigningKey(randomBytes);
    return this.database.transaction(async (tx) => {
      const endpoint = await this.endpoints.lock(tx, caller.principal.workspace.id, 'either', id);
      if (!endpoint) throw new NotFoundError('webhook', id);
      requireVersion(expected, endpoint.version);
      const expiresAt = await this.endpoints.expireKeys(tx, id, overlapMs);
      await this.endpoints.insertKey(tx, id, this.secrets.seal(signingKey, signingKeyContext(id)));
      await auditEndpoint(tx, caller, 'rotate_key', endpoint, { oldKeyExpiresAt: expiresAt });
      return { signingKey, oldKeyExpiresAt: expiresAt?.toISOString() ?? null };
    });
  }
}
