import type { MemberDto } from '@kiban/contracts';
import type { MemberRow } from './members.repository.js';

/** @param showsEmail false for AI clients, which do not need people’s addresses */
export function presentMember(row: MemberRow, showsEmail: boolean): MemberDto {
  return {
    id: row.id,
    name: row.name,
    email: showsEmail ? row.email : null,
    role: row.role,
    joinedAt: row.joined_at.toISOString(),
    version: row.version,
  };
}
