import { ValidationError, type Caller, type MyWorkspaceDto } from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config/auth-config.js';
import { Clock } from '../../infrastructure/clock.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';
import { Notices } from '../../proof/notices/notices.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { lockStanding } from '../../store/rights/standing.js';
import { DeletionsRepository } from '../../store/workspaces/deletions.repository.js';

const DAY_MS = 86_400_000;

/** Puts a workspace into deletion. It keeps everything, and serves no one but owners who restore it. */
@Injectable()
export class DeleteWorkspace {
  constructor(
    private readonly changes: AuthChanges,
    private readonly deletions: DeletionsRepository,
    private readonly leases: LeaseRevocation,
    private readonly notices: Notices,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * Resolves when every replica rejects the credentials of the workspace.
   * @param name of the workspace, as a confirmation
   * @throws ValidationError when it is another one; DomainError 403
   */
  async execute(caller: Caller, name: string): Promise<MyWorkspaceDto> {
    const { principal, origin } = caller;
    const deletedAt = this.clock.now();
    const deletionAt = new Date(deletedAt.getTime() + this.config.WORKSPACE_DELETION_DAYS * DAY_MS);
    const { workspace, owners } = await this.changes.run(async (tx) => {
      const { workspace: locked } = await lockStanding(tx, principal, { role: 'owner' });
      if (name.trim() !== locked.name)
        throw new ValidationError(
          'name',
          'confirmation',
          `name must be the workspace’s name, “${locked.name}”.`,
        );
      const accountIds = await this.deletions.owners(tx, locked.id);
      await this.deletions.begin(tx, locked.id, deletedAt, deletionAt);
      tx.audit({
        ...auditedCaller(caller),
        action: 'workspace.delete',
        target: `workspace ${locked.id}`,
        details: { slug: locked.slug, name: locked.name, deletionAt },
      });
      return { workspace: locked, owners: accountIds };
    });
    await this.leases.revoke([workspace.id]);
    const notice = {
      kind: 'workspace_deleted',
      workspaceName: workspace.name,
      by: principal.member.name,
      deletionAt,
    } as const;
    for (const accountId of owners) this.notices.send(notice, accountId, origin);
    const { id, slug } = workspace;
    return { id, slug, name: workspace.name, deletionAt: deletionAt.toISOString() };
  }
}
