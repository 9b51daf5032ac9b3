import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { SecondFactorDemand } from './second-factor-demand.js';
import { UpdateWorkspace } from './use-cases/update-workspace.use-case.js';
import { WorkspaceUsage } from './workspace-usage.js';
import { WorkspaceController } from './workspace.controller.js';

@Module({
  imports: [ProofModule],
  controllers: [WorkspaceController],
  providers: [SecondFactorDemand, UpdateWorkspace, WorkspaceUsage],
})
export class WorkspacesModule {}
