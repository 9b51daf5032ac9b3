import { Injectable } from '@nestjs/common';
import { DeletionsRepository, type DeletedWorkspace } from '../store/workspaces/deletions.repository.js';
import { RestoreWorkspace } from '../workspace-deletion/use-cases/restore-workspace.use-case.js';

/** What the operator of an instance does with workspaces in deletion, on the machine of auth and without a session. */
@Injectable()
export class OperatorWorkspaces {
  constructor(
    private readonly deletions: DeletionsRepository,
    private readonly restoreWorkspace: RestoreWorkspace,
  ) {}

  /** The workspaces in deletion, the first to be deleted for good first. */
  listDeleted(): Promise<DeletedWorkspace[]> {
    return this.deletions.list();
  }

  /** Resolves when every replica serves the workspace again. @throws DomainError when it is not in deletion, or too late */
  restore(slug: string): Promise<void> {
    return this.restoreWorkspace.asOperator(slug);
  }
}
