import { DomainError, NotFoundError, type Caller, type MyWorkspaceDto } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges, type AuditRecord, type AuthTransaction } from '../../store/audit/auth-changes.js';
import { LeaseRevocation } from '../../store/rights/lease-revocation.js';
import { DeletionsRepository, type DeletedWorkspace } from '../../store/workspaces/deletions.repository.js';

/** Undoes the deletion of a workspace. Everything in it works as before. */
@Injectable()
export class RestoreWorkspace {
  constructor(
    private readonly changes: AuthChanges,
    private readonly deletions: DeletionsRepository,
    private readonly leases: LeaseRevocation,
  ) {}

  /** @throws DomainError 403 unless the caller is an owner, 409 when there is nothing to undo or it is too late */
  async execute(caller: Caller): Promise<MyWorkspaceDto> {
    const { principal } = caller;
    const { id, slug, name } = await this.changes.run(async (tx) => {
      const workspace = await this.deletions.lock(tx, principal.workspace);
      // First, since a member of a workspace that another owner has restored has not left with it.
      if (!workspace) throw new DomainError('conflict', 'The workspace is not deleted.');
      if (!(await this.deletions.isOwnedBy(tx, principal)))
        throw new DomainError('forbidden', 'Only an owner of the workspace can restore it.');
      return this.undo(tx, workspace, auditedCaller(caller));
    });
    await this.leases.revoke([id]);
    return { id, slug, name, deletionAt: null };
  }

  /** On behalf of the operator. @throws DomainError 404 or 409 */
  async asOperator(slug: string): Promise<void> {
    const { id } = await this.changes.run(async (tx) => {
      const workspace = await this.deletions.lock(tx, { slug });
      if (!workspace) throw new NotFoundError('deleted workspace', slug);
      return this.undo(tx, workspace, {
        workspaceId: workspace.id,
        actor: { memberId: null, name: null },
        via: 'operator',
        origin: null,
      });
    });
    await this.leases.revoke([id]);
  }

  private async undo(
    tx: AuthTransaction,
    workspace: DeletedWorkspace,
    audited: Pick<AuditRecord, 'workspaceId' | 'actor' | 'via' | 'origin'>,
  ): Promise<DeletedWorkspace> {
    if (workspace.purgeBeganAt)
      throw new DomainError('conflict', 'The workspace is being deleted for good and cannot be restored.');
    if (!(await this.deletions.hasOwner(tx, workspace.id)))
      throw new DomainError(
        'conflict',
        'The accounts of all owners were deleted, so it would have no owner.',
      );
    await this.deletions.undo(tx, workspace.id);
    tx.audit({
      ...audited,
      action: 'workspace.restore',
      target: `workspace ${workspace.id}`,
      details: { slug: workspace.slug, name: workspace.name },
    });
    return workspace;
  }
}
