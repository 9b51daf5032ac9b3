import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { WorkspaceDeletionModule } from '../workspace-deletion/workspace-deletion.module.js';
import { OperatedChange } from './operated-change.js';
import { OperatorAccounts } from './operator-accounts.js';
import { OperatorAccountsRepository } from './operator-accounts.repository.js';
import { OperatorWorkspaces } from './operator-workspaces.js';

@Module({
  imports: [ProofModule, WorkspaceDeletionModule],
  providers: [OperatedChange, OperatorAccounts, OperatorAccountsRepository, OperatorWorkspaces],
})
export class OperatorModule {}
