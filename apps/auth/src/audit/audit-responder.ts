import { authQueue } from '@kiban/auth-client';
import {
  reply,
  auditSubject,
  type AuditResponse,
  type NatsConnection,
  type Subscription,
} from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { LOGGER, NATS } from '../infrastructure/tokens.js';
import { keepEntry } from './audit-log.js';

/** PostgreSQL takes no NUL in text. */
const text = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .regex(/^[^\0]*$/);

const entrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  workspaceId: z.int().positive(),
  action: z.string().regex(/^(board|webhook|hook)\.[a-z_]{1,40}$/),
  actor: z.object({ memberId: z.int().nullable(), name: text(400).nullable() }),
  via: text(400).nullable(),
  origin: z.object({ address: text(100), userAgent: text(400).nullable() }).nullable(),
  target: text(100),
  details: z.record(z.string(), z.unknown()),
});
const questionSchema = z.object({ entries: z.array(z.looseObject({ id: z.uuid() })).max(100) });

/** Takes entries that other services wrote down with their changes. Their actions are of their own nouns only. */
@Injectable()
export class AuditResponder {
  private subscription: Subscription | undefined;

  constructor(
    private readonly database: Database,
    @Inject(NATS) private readonly connection: NatsConnection,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.subscription = reply<unknown>(this.connection, auditSubject, (question) => this.keep(question), {
      queue: authQueue,
      // The services send the entries again.
      onError: (error) => this.logger.warn({ err: error }, 'audit.question_failed'),
    });
  }

  stop(): void {
    this.subscription?.unsubscribe();
  }

  private async keep(question: unknown): Promise<AuditResponse> {
    const { entries } = questionSchema.parse(question);
    await this.database.transaction(async (tx) => {
      for (const candidate of entries) {
        const { data: entry, error } = entrySchema.safeParse(candidate);
        if (entry) await keepEntry(tx, entry);
        // Confirmed like the others: sent again it would still be malformed, and hold up what comes after it.
        else
          this.logger.error(
            { id: candidate.id, fault: error.message.slice(0, 200) },
            'audit.entry_malformed',
          );
      }
    });
    return { kept: entries.map(({ id }) => id) };
  }
}
