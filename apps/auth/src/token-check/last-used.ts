import type { Principal } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { LOGGER } from '../infrastructure/tokens.js';

const FLUSH_INTERVAL_MS = 10_000;

const WRITE_TOKENS = `
  UPDATE auth.api_token t SET last_used_at = greatest(t.last_used_at, used.at),
    last_used_address = coalesce(used.address, t.last_used_address)
  FROM unnest($1::bigint[], $2::timestamptz[], $3::text[]) AS used (id, at, address) WHERE t.id = used.id`;
const WRITE_GRANTS = `
  WITH used AS (
    UPDATE auth.oauth_grant g SET last_used_at = greatest(g.last_used_at, used.at)
    FROM unnest($1::bigint[], $2::timestamptz[], $3::text[]) AS used (id, at, address) WHERE g.id = used.id
    RETURNING g.connection_id, g.last_used_at)
  UPDATE auth.oauth_connection c SET last_used_at = greatest(c.last_used_at, latest.at)
  FROM (SELECT connection_id, max(last_used_at) AS at FROM used WHERE connection_id IS NOT NULL GROUP BY 1) AS latest
  WHERE c.id = latest.connection_id`;

// At most one write a minute for each session. A locked session is skipped, because the next use is recorded again: its end
// locks it before its grants.
const WRITE_SESSIONS = `
  WITH used AS (
    SELECT DISTINCT ON (g.session_hash) g.session_hash, used.at, used.address
    FROM unnest($1::bigint[], $2::timestamptz[], $3::text[]) AS used (id, at, address)
    JOIN auth.oauth_grant g ON g.id = used.id
    WHERE g.kind = 'screen' AND g.session_hash IS NOT NULL
    ORDER BY g.session_hash, used.at DESC),
  due AS (
    SELECT s.uid_hash, used.at, used.address FROM used
    JOIN auth.browser_session s ON s.uid_hash = used.session_hash
    WHERE s.ended_at IS NULL AND (s.last_used_at IS NULL OR s.last_used_at <= used.at - interval '1 minute')
    FOR NO KEY UPDATE OF s SKIP LOCKED)
  UPDATE auth.browser_session s SET last_used_at = due.at, address = coalesce(due.address, s.address)
  FROM due WHERE s.uid_hash = due.uid_hash`;

interface Use {
  at: Date;
  /** Null when no request of this time named it. */
  address: string | null;
}

/** Collects the time and address of last use in memory and writes it in batches, instead of one write for each request. */
@Injectable()
export class LastUsed {
  private readonly noted = new Map<string, Use>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** @param address of the client, when it is known */
  note(principal: Principal, address: string | undefined): void {
    const { credentialId } = principal;
    this.noted.set(credentialId, {
      at: this.clock.now(),
      address: address ?? this.noted.get(credentialId)?.address ?? null,
    });
  }

  async flush(): Promise<void> {
    const entries = [...this.noted];
    this.noted.clear();
    try {
      await this.write(WRITE_TOKENS, 'token:', entries);
      await this.write(WRITE_GRANTS, 'grant:', entries);
      await this.write(WRITE_SESSIONS, 'grant:', entries);
    } catch (error) {
      // No right depends on it, and the next use is recorded again.
      this.logger.debug({ err: error }, 'last_used.not_written');
    }
  }

  private async write(statement: string, prefix: string, entries: readonly [string, Use][]): Promise<void> {
    // Ordered by id, so that two replicas cannot deadlock.
    const own = entries
      .filter(([credential]) => credential.startsWith(prefix))
      .map(([credential, use]) => ({ id: Number(credential.slice(prefix.length)), ...use }))
      .sort((left, right) => left.id - right.id);
    if (own.length === 0) return;
    await this.database.query(statement, [
      own.map(({ id }) => id),
      own.map(({ at }) => at),
      own.map(({ address }) => address),
    ]);
  }
}
