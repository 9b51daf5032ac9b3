import type { AuditEntryDto } from '@kiban/contracts';
import type { AuditEntry } from './audit-entries.reader.js';

export function presentAuditEntry({ at, ...entry }: AuditEntry): AuditEntryDto {
  return { ...entry, at: at.toISOString() };
}
