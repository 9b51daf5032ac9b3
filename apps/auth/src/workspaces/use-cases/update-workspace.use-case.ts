import {
  type UpdateWorkspaceDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { readWorkspaceName } from '../../accounts/names.js';
import { auditedCaller } from '../../audit/audited-caller.js';
import { AuthChanges } from '../../audit/auth-changes.js';
import { LeaseRevocation } from '../../token-check/lease-revocation.js';
import { lockStanding } from '../standing.js';
import { readSlug } from '../workspace-slug.js';
import { WorkspacesRepository } from '../workspaces.repository.js';

@Injectable()
export class UpdateWorkspace {
  constructor(
    private readonly changes: AuthChanges,
    private readonly workspaces: WorkspacesRepository,
    private readonly leases: LeaseRevocation,
  ) {}

  async execute(
    caller: Caller,
    { change, expected }: { change: UpdateWorkspaceDto; expected: ExpectedVersions },
  ): Promise<void> {
    const { principal } = caller;
    const changed = await this.changes.run(async (tx) => {
      const { workspace: before } = await lockStanding(tx, principal, { role: 'admin' });
      requireVersion(expected, before.version);
      const after = {
        slug: change.slug === undefined ? before.slug : readSlug(change.slug),
        name: change.name === undefined ? before.name : readWorkspaceName(change.name),
      };
      if (after.slug === before.slug && after.name === before.name) return false;
      await this.workspaces.update(tx, before.id, after);
      tx.audit({
        ...auditedCaller(caller),
        action: 'workspace.update',
        target: `workspace ${before.id}`,
        details: { from: { slug: before.slug, name: before.name }, to: after },
      });
      return true;
    });
    // Leases carry the slug and the name into events.
    if (changed) await this.leases.revoke([principal.workspace.id]);
  }
}
