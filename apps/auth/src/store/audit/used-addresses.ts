import { AddressSample, usedAddressesMax, type UsedAddress, type UsesResponse } from '@kiban/auth-client';
import type { Principal, RequestOrigin } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../infrastructure/clock.js';
import { LOGGER } from '../../infrastructure/tokens.js';
import { AuthChanges, type AuthTransaction } from './auth-changes.js';

/** How long an address is known after its last use: a use after that is again one of a new address. */
export const KNOWN_ADDRESS_DAYS = 90;

interface Used {
  workspaceId: number;
  noun: 'token' | 'client';
  id: number;
  name: string;
  /** Null for a token: the member who issued it is not known to have sent the request. */
  memberId: number | null;
  actorName: string;
}

const FIND = {
  name: 'auth-used-credential',
  text: `SELECT t.workspace_id AS "workspaceId", 'token' AS noun, t.id, t.name, NULL::bigint AS "memberId", t.name AS "actorName"
         FROM auth.api_token t WHERE $1 = 'token' AND t.id = $2
         UNION ALL
         SELECT c.workspace_id, 'client', c.id, c.client_name, c.member_id, a.name
         FROM auth.oauth_grant g JOIN auth.oauth_connection c ON c.id = g.connection_id
         JOIN auth.account a ON a.id = g.account_id
         WHERE $1 = 'grant' AND g.id = $2 AND a.deleted_at IS NULL`,
};

/** Returns no row if another process has recorded the address on this day. */
const TAKE = {
  name: 'auth-take-used-address',
  text: `INSERT INTO auth.used_address AS known (credential, address, last_day) VALUES ($1, $2, $3)
         ON CONFLICT (credential, address) DO UPDATE SET last_day = excluded.last_day WHERE known.last_day < excluded.last_day
         RETURNING xmax = 0 AS "isNew"`,
};

/** Returns no row beyond the bound of the day. The lock of the row makes the bound that of all replicas. */
const COUNT = {
  name: 'auth-count-used-address',
  text: `INSERT INTO auth.used_address_count AS counted (credential, day, addresses) VALUES ($1, $2, 1)
         ON CONFLICT (credential) DO UPDATE SET
           addresses = CASE WHEN excluded.day > counted.day THEN 1 ELSE counted.addresses + 1 END,
           day = greatest(counted.day, excluded.day)
         WHERE excluded.day > counted.day OR counted.addresses < $3
         RETURNING addresses`,
};

/** PostgreSQL accepts no NUL in text. */
const text = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .regex(/^[^\0]*$/);

const useSchema = z.object({
  credentialId: z.string().regex(/^(token|grant):[1-9]\d{0,14}$/),
  address: z.union([z.ipv4(), z.ipv6()]),
  userAgent: text(400).nullable(),
  requestId: text(100).optional(),
});
const requestSchema = z.object({ uses: z.array(z.unknown()).max(100) });

/** Rolls back a use beyond the bound of the day. */
class DayIsFullError extends Error {}

/**
 * Writes the audit entries of uses by address: one for each token or connection, address and UTC day, and at most 50 of a token or
 * connection on one day. The last one says that it is. No request waits for it.
 */
@Injectable()
export class UsedAddresses {
  private readonly own = new AddressSample(
    async (uses) => {
      await this.record({ uses });
    },
    () => this.clock.now().getTime(),
  );

  constructor(
    private readonly changes: AuthChanges,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A use at this service. */
  note(principal: Principal, origin: RequestOrigin): void {
    this.own.note(principal, origin);
  }

  /** Writes what this process has noted. */
  flush(): Promise<void> {
    return this.own.flush();
  }

  stop(): Promise<void> {
    return this.own.stop();
  }

  /**
   * Records uses that another service noted. It may send a use again.
   * @throws ZodError for a request without readable uses
   */
  async record(request: unknown): Promise<UsesResponse> {
    const { uses } = requestSchema.parse(request);
    for (const candidate of uses) {
      const { data: use, error } = useSchema.safeParse(candidate);
      if (use) await this.recordOne(use);
      // Taken like the others: sent again it would still be malformed, and hold up what comes after it.
      else this.logger.error({ fault: error.message.slice(0, 200) }, 'used_address.malformed');
    }
    return { taken: uses.length };
  }

  private async recordOne(
    use: Omit<UsedAddress, 'requestId'> & { requestId?: string | undefined },
  ): Promise<void> {
    const { address, userAgent, requestId } = use;
    const origin = { address, userAgent, ...(requestId === undefined ? {} : { requestId }) };
    try {
      await this.changes.run((tx) => this.write(tx, use.credentialId, origin));
    } catch (error) {
      if (!(error instanceof DayIsFullError)) throw error;
    }
  }

  private async write(tx: AuthTransaction, credentialId: string, origin: RequestOrigin): Promise<void> {
    const [kind, id] = credentialId.split(':');
    const [used] = await tx.query<Used>(FIND, [kind, Number(id)]);
    if (!used) return;
    const target = `${used.noun} ${used.id}`;
    const day = this.clock.now().toISOString().slice(0, 10);
    const [taken] = await tx.query<{ isNew: boolean }>(TAKE, [target, origin.address, day]);
    if (!taken) return;
    const [counted] = await tx.query<{ addresses: number }>(COUNT, [target, day, usedAddressesMax]);
    // The address is not kept either, so that a token in many hands cannot fill the table.
    if (!counted) throw new DayIsFullError();
    tx.audit({
      workspaceId: used.workspaceId,
      action: `${used.noun}.use`,
      actor: { memberId: used.memberId, name: used.actorName },
      via: `${used.noun === 'token' ? 'token' : 'oauth'} ${used.name}`,
      origin,
      target,
      details: {
        name: used.name,
        isNew: taken.isNew,
        ...(counted.addresses === usedAddressesMax ? { isLastOfDay: true } : {}),
      },
    });
  }
}
