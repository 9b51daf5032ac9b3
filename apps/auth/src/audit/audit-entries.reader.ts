import type { AuditFilterDto } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

export interface AuditEntry {
  id: number;
  at: Date;
  action: string;
  actor: { memberId: number | null; name: string | null };
  via: string | null;
  address: string | null;
  userAgent: string | null;
  target: string | null;
  details: Record<string, unknown>;
}

/** An entry’s columns, as its properties. */
export const entryColumns = `id, at, action, json_build_object('memberId', actor_member_id, 'name', actor_name) AS actor, via, address,
           user_agent AS "userAgent", target, details`;

/** A noun matches all of its actions. */
const matches = `workspace_id = $1
           AND ($4::text IS NULL OR action = $4 OR starts_with(action, $4 || '.'))
           AND ($5::bigint IS NULL OR actor_member_id = $5)
           AND ($6::text IS NULL OR address = $6)
           AND ($7::timestamptz IS NULL OR at >= $7) AND ($8::timestamptz IS NULL OR at < $8)`;

const newestBefore = `SELECT ${entryColumns} FROM auth.audit_entry WHERE ${matches} AND id < $2 ORDER BY id DESC LIMIT $3`;
const oldestAfter = `SELECT ${entryColumns} FROM auth.audit_entry WHERE ${matches} AND id > $2 ORDER BY id LIMIT $3`;

/** Entries of an export that are read with one statement. */
const EXPORT_BATCH = 1_000;

@Injectable()
export class AuditEntriesReader {
  constructor(private readonly database: Database) {}

  /** The newest entries before an id. */
  page(workspaceId: number, filter: AuditFilterDto, before: number, limit: number): Promise<AuditEntry[]> {
    return this.read(newestBefore, workspaceId, filter, before, limit);
  }

  /** All entries, oldest first, in batches. No connection is held between two of them. */
  async *all(workspaceId: number, filter: AuditFilterDto): AsyncGenerator<AuditEntry[]> {
    for (let after = 0; ;) {
      const entries = await this.read(oldestAfter, workspaceId, filter, after, EXPORT_BATCH);
      if (entries.length > 0) yield entries;
      if (entries.length < EXPORT_BATCH) return;
      after = (entries.at(-1) as AuditEntry).id;
    }
  }

  // Without a name, so that PostgreSQL plans for the filters of this request.
  private read(
    text: string,
    workspaceId: number,
    filter: AuditFilterDto,
    place: number,
    limit: number,
  ): Promise<AuditEntry[]> {
    const { action = null, memberId = null, address = null, since = null, until = null } = filter;
    return this.database.query<AuditEntry>(text, [
      workspaceId,
      place,
      limit,
      action,
      memberId,
      address,
      since,
      until,
    ]);
  }
}
