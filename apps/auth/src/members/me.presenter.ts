import type { MeDto, MembershipDto, Principal } from '@kiban/contracts';
import type { Member, Membership } from '../store/members/members.reader.js';

/** @param member omitted for AI clients and API tokens, which have no access to the person’s address */
export function presentMe(principal: Principal, member: Member | undefined): MeDto {
  return {
    kind: principal.kind,
    workspace: { ...principal.workspace, deletionAt: principal.workspace.deletionAt ?? null },
    member: {
      id: principal.member.id,
      name: member?.name ?? principal.member.name,
      email: member?.email ?? null,
    },
    role: principal.role,
    scopes: [...principal.scopes],
    via: principal.via.name,
    addressRanges: [...(principal.restriction?.addressRanges ?? [])],
    boardIds: principal.restriction?.boardIds ? [...principal.restriction.boardIds] : null,
    expiresAt: principal.expiresAt,
    proofs: [...(principal.secondFactor?.methods ?? [])],
  };
}

export function presentMembership(membership: Membership): MembershipDto {
  const { workspaceId: id, workspaceSlug: slug, workspaceName: name, role, deletionAt } = membership;
  return { id, slug, name, deletionAt: deletionAt?.toISOString() ?? null, role };
}
