import type { Principal } from '@kiban/contracts';
import { auditedVia } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { AuthChanges } from '../store/audit/auth-changes.js';

/** One entry for each token and hour, over all replicas, so that the holder of a stolen token cannot fill the log. */
const TAKE = {
  name: 'auth-take-address-rejection',
  text: `UPDATE auth.api_token SET address_rejected_at = $2
         WHERE id = $1 AND (address_rejected_at IS NULL OR address_rejected_at <= $2::timestamptz - interval '1 hour')
         RETURNING id`,
};
/** How long this process does not try again to write an entry of a token. */
const QUIET_MS = 60_000;
const TOKENS_MAX = 1_000;

/** Writes an audit entry when a token is used from an address outside its ranges. */
@Injectable()
export class RejectedAddresses {
  private readonly quietUntil = new Map<string, number>();

  constructor(
    private readonly changes: AuthChanges,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  note(principal: Principal, address: string): void {
    const { credentialId } = principal;
    const now = this.clock.now();
    if ((this.quietUntil.get(credentialId) ?? 0) > now.getTime()) return;
    if (this.quietUntil.size >= TOKENS_MAX) this.quietUntil.clear();
    this.quietUntil.set(credentialId, now.getTime() + QUIET_MS);
    // The rejection does not wait for its entry.
    this.write(principal, address, now).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'address_rejection.not_written'),
    );
  }

  private write(principal: Principal, address: string, now: Date): Promise<void> {
    const id = Number(principal.credentialId.slice('token:'.length));
    return this.changes.run(async (tx) => {
      if ((await tx.query(TAKE, [id, now])).length === 0) return;
      tx.audit({
        workspaceId: principal.workspace.id,
        action: 'token.reject',
        // The member who issued the token is not known to have sent the request.
        actor: { memberId: null, name: null },
        via: auditedVia(principal),
        origin: { address, userAgent: null },
        target: `token ${id}`,
        details: { name: principal.via.name, because: 'address' },
      });
    });
  }
}
