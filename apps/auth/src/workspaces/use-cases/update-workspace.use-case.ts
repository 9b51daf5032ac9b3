import { isDeepStrictEqual } from 'node:util';
import {
  adminsProperties,
  type UpdateWorkspaceDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { AccessEnd, type ChangeBy } from '../../proof/ended-access/access-end.js';
import { readWorkspaceName } from '../../store/accounts/names.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockStanding } from '../../store/rights/standing.js';
import { readApprovedClients } from '../../store/workspaces/client-policy.js';
import type { LockedWorkspace } from '../../store/workspaces/workspace-lock.js';
import { readSlug } from '../../store/workspaces/workspace-slug.js';
import {
  type WorkspaceSettings,
  WorkspacesRepository,
} from '../../store/workspaces/workspaces.repository.js';
import { SecondFactorDemand } from '../second-factor-demand.js';

@Injectable()
export class UpdateWorkspace {
  constructor(
    private readonly changes: AuthChanges,
    private readonly workspaces: WorkspacesRepository,
    private readonly demand: SecondFactorDemand,
    private readonly accessEnd: AccessEnd,
    private readonly leases: LeaseRevocation,
  ) {}

  async execute(
    caller: Caller,
    { change, expected }: { change: UpdateWorkspaceDto; expected: ExpectedVersions },
  ): Promise<void> {
    const { principal } = caller;
    const changed = await this.changes.run(async (tx) => {
      const role = isForOwners(change) ? 'owner' : 'admin';
      const { workspace: before } = await lockStanding(tx, principal, { role });
      requireVersion(expected, before.version);
      const from = settingsOf(before);
      const to: WorkspaceSettings = {
        slug: change.slug === undefined ? from.slug : readSlug(change.slug),
        name: change.name === undefined ? from.name : readWorkspaceName(change.name),
        auditRetentionDays:
          change.auditRetentionDays === undefined ? from.auditRetentionDays : change.auditRetentionDays,
        secondFactorRequired: change.secondFactorRequired ?? from.secondFactorRequired,
        approvedClients:
          change.approvedClients === undefined
            ? from.approvedClients
            : change.approvedClients && readApprovedClients(change.approvedClients),
        clientAccess: change.clientAccess ?? from.clientAccess,
        clientDaysMax: change.clientDaysMax === undefined ? from.clientDaysMax : change.clientDaysMax,
      };
      if (isDeepStrictEqual(from, to)) return false;
      await this.workspaces.update(tx, before.id, to);
      const isDemanded = to.secondFactorRequired && !from.secondFactorRequired;
      if (isDemanded) await this.demand.begin(tx, principal.member.id, changeBy(before, caller));
      const isNarrowed =
        to.approvedClients !== null && !isDeepStrictEqual(from.approvedClients, to.approvedClients);
      if (isNarrowed)
        await this.accessEnd.endGrants(tx, { unapprovedIn: before.id }, changeBy(before, caller));
      tx.audit({
        ...auditedCaller(caller),
        action: 'workspace.update',
        target: `workspace ${before.id}`,
        details: { from, to },
      });
      return isDemanded || isNarrowed || from.slug !== to.slug || from.name !== to.name;
    });
    // Leases carry the slug and the name into events, and the access that has ended.
    if (changed) await this.leases.revoke([principal.workspace.id]);
  }
}

const changeBy = (workspace: LockedWorkspace, caller: Caller): ChangeBy => ({
  workspace,
  audited: auditedCaller(caller),
  because: 'workspace.update',
  traceparent: caller.traceparent,
});

function settingsOf({ slug, name, ...settings }: LockedWorkspace): WorkspaceSettings {
  const { auditRetentionDays, secondFactorRequired, approvedClients, clientAccess, clientDaysMax } = settings;
  return {
    slug,
    name,
    auditRetentionDays,
    secondFactorRequired,
    approvedClients,
    clientAccess,
    clientDaysMax,
  };
}

const FOR_ADMINS: readonly string[] = adminsProperties;

const isForOwners = (change: UpdateWorkspaceDto): boolean =>
  Object.entries(change).some(([name, value]) => value !== undefined && !FOR_ADMINS.includes(name));
