import type { AuditResponse } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { LOGGER } from '../../infrastructure/tokens.js';
import { keepEntry } from '../audit-log.js';

/** PostgreSQL accepts no NUL in text. */
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
const requestSchema = z.object({ entries: z.array(z.looseObject({ id: z.uuid() })).max(100) });

/** Stores entries that other services recorded with their changes. It accepts only actions of those services’ nouns. */
@Injectable()
export class KeepEntries {
  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ZodError for a request without readable entries */
  async execute(request: unknown): Promise<AuditResponse> {
    const { entries } = requestSchema.parse(request);
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
