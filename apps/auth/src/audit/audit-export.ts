import { PassThrough } from 'node:stream';
import type { AuditFilterDto, Caller } from '@kiban/contracts';
import { Shares, StreamedResponse, writeAll } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../infrastructure/tokens.js';
import { auditedCaller } from '../store/audit/audited-caller.js';
import { AuthChanges } from '../store/audit/auth-changes.js';
import { AuditEntriesReader, type AuditEntry } from './audit-entries.reader.js';
import { presentAuditEntry } from './audit-entry.presenter.js';

const JSON_LINES = 'application/x-ndjson; charset=utf-8';

/** The audit log as a file of JSON lines, sent while it is read, so that its size does not matter. */
@Injectable()
export class AuditExport {
  private readonly shares = new Shares('exports of the audit log', {
    principal: 1,
    workspace: 2,
    process: 4,
  });

  constructor(
    private readonly entries: AuditEntriesReader,
    private readonly changes: AuthChanges,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Records the export before its first line is read. @throws TooManyRequestsError, ServiceBusyError */
  async begin(caller: Caller, filter: AuditFilterDto): Promise<StreamedResponse> {
    const release = this.shares.take(caller);
    const workspaceId = caller.principal.workspace.id;
    try {
      await this.changes.run((tx) => {
        tx.audit({
          ...auditedCaller(caller),
          action: 'audit.export',
          target: `workspace ${workspaceId}`,
          details: { filter },
        });
        return Promise.resolve();
      });
    } catch (error) {
      release();
      throw error;
    }
    const out = new PassThrough();
    writeAll(out, linesOf(this.entries.all(workspaceId, filter)))
      .then(() => out.end())
      .catch((error: unknown) => {
        // A client that left is no fault.
        if (!out.destroyed) this.logger.error({ err: error }, 'audit.export_aborted');
        out.destroy(error as Error);
      })
      .finally(release);
    return new StreamedResponse(out, null, JSON_LINES);
  }
}

async function* linesOf(batches: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  for await (const batch of batches)
    yield batch.map((entry) => `${JSON.stringify(presentAuditEntry(entry))}\n`).join('');
}
