import type { MemberDto } from '@kiban/contracts';
import type { Member } from '../store/members/members.reader.js';

/** @param showsEmail false for AI clients, which do not need people’s addresses */
export function presentMember(member: Member, showsEmail: boolean): MemberDto {
  return {
    id: member.id,
    name: member.name,
    email: showsEmail ? member.email : null,
    role: member.role,
    joinedAt: member.joinedAt.toISOString(),
    version: member.version,
  };
}
