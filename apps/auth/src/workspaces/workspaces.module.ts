import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { UpdateWorkspace } from './use-cases/update-workspace.use-case.js';
import { WorkspaceUsage } from './workspace-usage.js';
import { WorkspaceController } from './workspace.controller.js';

@Module({
  imports: [ProofModule],
  controllers: [WorkspaceController],
  providers: [UpdateWorkspace, WorkspaceUsage],
})
export class WorkspacesModule {}
