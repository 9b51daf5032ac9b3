import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import { Clock } from '../infrastructure/clock.js';
import { AUTH_CONFIG, LOGGER } from '../infrastructure/tokens.js';
import { KNOWN_DEVICE_DAYS } from '../store/accounts/known-devices.js';
import { KNOWN_NETWORK_DAYS } from '../store/accounts/known-networks.js';
import { KNOWN_ADDRESS_DAYS } from '../store/audit/used-addresses.js';

const INTERVAL_MS = 5 * 60_000;
const BATCH = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A kind of row that expires. Expired models are kept for a day, so that requests with them receive the specific
 * reason.
 */
interface Sweep {
  name: string;
  olderThanMs: number;
  statement: string;
  /** The second parameter of the statement. */
  bound?: (config: AuthConfig) => number;
}

const SWEEPS: readonly Sweep[] = [
  {
    name: 'expired models',
    olderThanMs: DAY_MS,
    statement: `DELETE FROM auth.oidc_model WHERE ctid IN (
      SELECT ctid FROM auth.oidc_model WHERE expires_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // A row is kept longer than its session’s model, which a request in flight could restore until then.
    name: 'browser sessions',
    olderThanMs: DAY_MS,
    statement: `DELETE FROM auth.browser_session WHERE ctid IN (
      SELECT ctid FROM auth.browser_session WHERE signed_in_at < $1::timestamptz - $2 * interval '1 second'
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    bound: (config) => config.SESSION_ABSOLUTE_TTL_S,
  },
  {
    // The pages respond alike to an expired interaction and to a deleted one.
    name: 'expired interactions',
    olderThanMs: 0,
    statement: `DELETE FROM auth.oidc_model WHERE ctid IN (
      SELECT ctid FROM auth.oidc_model WHERE kind = 'Interaction' AND expires_at < $1
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // Several hosts register again for each connection. Clients without an active grant are deleted.
    name: 'registered clients without a grant',
    olderThanMs: 30 * DAY_MS,
    statement: `DELETE FROM auth.oidc_model WHERE ctid IN (
      SELECT o.ctid FROM auth.oidc_model o
      WHERE o.kind = 'Client' AND o.created_at < $1 AND NOT EXISTS (
        SELECT 1 FROM auth.oauth_grant g
        WHERE g.client_id = o.client_id AND g.revoked_at IS NULL AND g.expires_at > now())
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'lease holders',
    olderThanMs: HOUR_MS,
    statement: `DELETE FROM auth.lease_holder WHERE ctid IN (
      SELECT ctid FROM auth.lease_holder WHERE may_hold_until < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'password attempts',
    olderThanMs: HOUR_MS,
    statement: `DELETE FROM auth.password_attempt WHERE ctid IN (
      SELECT ctid FROM auth.password_attempt WHERE window_started_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'password resets',
    olderThanMs: DAY_MS,
    statement: `DELETE FROM auth.password_reset WHERE ctid IN (
      SELECT ctid FROM auth.password_reset WHERE expires_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'new addresses that were not confirmed',
    olderThanMs: 0,
    statement: `DELETE FROM auth.new_address WHERE ctid IN (
      SELECT ctid FROM auth.new_address WHERE expires_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'passkey challenges',
    olderThanMs: 0,
    statement: `DELETE FROM auth.passkey_challenge WHERE ctid IN (
      SELECT ctid FROM auth.passkey_challenge WHERE expires_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'sign-ups without a confirmed address',
    olderThanMs: 0,
    statement: `DELETE FROM auth.pending_sign_up WHERE ctid IN (
      SELECT ctid FROM auth.pending_sign_up WHERE expires_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'requests to companies’ providers',
    olderThanMs: 0,
    statement: `DELETE FROM auth.sign_in_request WHERE ctid IN (
      SELECT ctid FROM auth.sign_in_request WHERE expires_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'used logout tokens',
    olderThanMs: 0,
    statement: `DELETE FROM auth.company_logout_token WHERE ctid IN (
      SELECT ctid FROM auth.company_logout_token WHERE expires_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'request windows',
    olderThanMs: 0,
    statement: `DELETE FROM auth.request_window WHERE ctid IN (
      SELECT ctid FROM auth.request_window WHERE ends_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    // By workspaces, so that those that keep everything cost nothing. The owner’s setting applies on all replicas.
    name: 'audit entries',
    olderThanMs: 0,
    statement: `DELETE FROM auth.audit_entry WHERE id IN (
      SELECT entry.id FROM auth.workspace
      CROSS JOIN LATERAL (
        SELECT id FROM auth.audit_entry
        WHERE workspace_id = workspace.id
          AND at < $1::timestamptz - make_interval(days => workspace.audit_retention_days)
        ORDER BY at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) entry
      WHERE workspace.audit_retention_days IS NOT NULL LIMIT ${BATCH})`,
  },
  {
    name: 'known networks',
    olderThanMs: KNOWN_NETWORK_DAYS * DAY_MS,
    statement: `DELETE FROM auth.known_network WHERE ctid IN (
      SELECT ctid FROM auth.known_network WHERE last_used_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'used addresses',
    olderThanMs: KNOWN_ADDRESS_DAYS * DAY_MS,
    statement: `DELETE FROM auth.used_address WHERE ctid IN (
      SELECT ctid FROM auth.used_address WHERE last_day < ($1::timestamptz AT TIME ZONE 'UTC')::date
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'counts of used addresses',
    olderThanMs: 2 * DAY_MS,
    statement: `DELETE FROM auth.used_address_count WHERE ctid IN (
      SELECT ctid FROM auth.used_address_count WHERE day < ($1::timestamptz AT TIME ZONE 'UTC')::date
      LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  {
    name: 'known devices',
    olderThanMs: KNOWN_DEVICE_DAYS * DAY_MS,
    statement: `DELETE FROM auth.known_device WHERE ctid IN (
      SELECT ctid FROM auth.known_device WHERE last_used_at < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
];

/** Deletes expired rows in small batches; several replicas may do so concurrently. */
@Injectable()
export class Sweeper {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'sweep.failed'));
    }, INTERVAL_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** @returns the number of deleted rows of each kind */
  async sweep(): Promise<Record<string, number>> {
    const swept: Record<string, number> = {};
    for (const { name, olderThanMs, statement, bound } of SWEEPS) {
      const before = new Date(this.clock.now().getTime() - olderThanMs);
      let count = 0;
      for (let batch = BATCH; batch === BATCH; count += batch) {
        const rows = await this.database.query(`${statement} RETURNING true AS done`, [
          before,
          ...(bound ? [bound(this.config)] : []),
        ]);
        batch = rows.length;
      }
      if (count > 0) swept[name] = count;
    }
    if (Object.keys(swept).length > 0) this.logger.info({ swept }, 'sweep.done');
    return swept;
  }
}
