import type { Principal } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { LOGGER } from '../infrastructure/tokens.js';

const FLUSH_INTERVAL_MS = 10_000;

const WRITE_TOKENS = `
  UPDATE auth.api_token t SET last_used_at = greatest(t.last_used_at, used.at)
  FROM unnest($1::bigint[], $2::timestamptz[]) AS used (id, at) WHERE t.id = used.id`;
const WRITE_GRANTS = `
  WITH used AS (
    UPDATE auth.oauth_grant g SET last_used_at = greatest(g.last_used_at, used.at)
    FROM unnest($1::bigint[], $2::timestamptz[]) AS used (id, at) WHERE g.id = used.id
    RETURNING g.connection_id, g.last_used_at)
  UPDATE auth.oauth_connection c SET last_used_at = greatest(c.last_used_at, latest.at)
  FROM (SELECT connection_id, max(last_used_at) AS at FROM used WHERE connection_id IS NOT NULL GROUP BY 1) AS latest
  WHERE c.id = latest.connection_id`;

/** Collects the time of last use in memory and writes it in batches, instead of one write for each request. */
@Injectable()
export class LastUsed {
  private readonly noted = new Map<string, Date>();
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

  note(principal: Principal): void {
    this.noted.set(principal.credentialId, this.clock.now());
  }

  async flush(): Promise<void> {
    const entries = [...this.noted];
    this.noted.clear();
    try {
      await this.write(WRITE_TOKENS, 'token:', entries);
      await this.write(WRITE_GRANTS, 'grant:', entries);
    } catch (error) {
      // No right depends on it, and the next use is recorded again.
      this.logger.debug({ err: error }, 'last_used.not_written');
    }
  }

  private async write(statement: string, prefix: string, entries: readonly [string, Date][]): Promise<void> {
    // Ordered by id, so that two replicas cannot deadlock.
    const own = entries
      .filter(([credential]) => credential.startsWith(prefix))
      .map(([credential, at]) => [Number(credential.slice(prefix.length)), at] as const)
      .sort(([left], [right]) => left - right);
    if (own.length === 0) return;
    await this.database.query(statement, [own.map(([id]) => id), own.map(([, at]) => at)]);
  }
}
