import type { Logger } from '@kiban/observability';
import {
  auditEntrySubject,
  auditMessageId,
  ensureAuditStream,
  jetstream,
  type NatsConnection,
} from '@kiban/messaging';
import { Database, type Transaction } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG, LOGGER, NATS } from '../infrastructure/tokens.js';
import { entryColumns, type AuditEntry } from './audit-entries.reader.js';
import { presentAuditEntry } from './audit-entry.presenter.js';

const BATCH = 100;
const INTERVAL_MS = 1_000;

type UnpublishedEntry = AuditEntry & { workspaceId: number | null };

// An entry that another replica publishes at the moment is skipped, so no replica waits for another one.
const next = {
  name: 'auth-audit-unpublished',
  text: `SELECT ${entryColumns}, workspace_id AS "workspaceId" FROM auth.audit_entry
         WHERE NOT is_published ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
};
const mark = {
  name: 'auth-audit-published',
  text: 'UPDATE auth.audit_entry SET is_published = true WHERE id = ANY($1::bigint[])',
};

/**
 * Publishes the audit log on the broker, where AUDIT_STREAM enables it. An entry is marked after the stream has
 * acknowledged it, so none is lost; one that is published twice has the same message id.
 */
@Injectable()
export class AuditPublisher {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private hasStream = false;
  private isFailing = false;

  constructor(
    private readonly database: Database,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    if (!this.config.AUDIT_STREAM) return;
    this.timer = setInterval(() => {
      this.round ??= this.run().finally(() => {
        this.round = undefined;
      });
    }, INTERVAL_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async run(): Promise<void> {
    try {
      if (!this.hasStream) await ensureAuditStream(this.connection);
      this.hasStream = true;
      while ((await this.database.transaction((tx) => this.publishBatch(tx))) === BATCH);
      this.isFailing = false;
    } catch (error) {
      // The entries stay unpublished until the broker is back. Logged once.
      if (!this.isFailing) this.logger.warn({ err: error }, 'audit.not_published');
      this.isFailing = true;
      // An operator may have deleted the stream.
      this.hasStream = false;
    }
  }

  /** @returns the number of published entries */
  private async publishBatch(tx: Transaction): Promise<number> {
    const entries = await tx.query<UnpublishedEntry>(next);
    const stream = jetstream(this.connection);
    await Promise.all(
      entries.map(({ workspaceId, ...entry }) =>
        stream.publish(
          auditEntrySubject(workspaceId, entry.action),
          JSON.stringify(Object.assign({ workspaceId }, presentAuditEntry(entry))),
          { msgID: auditMessageId(entry.id) },
        ),
      ),
    );
    await tx.query(mark, [entries.map(({ id }) => id)]);
    return entries.length;
  }
}
