import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { PurgedRows } from './purged-rows.js';
import { PurgedServices } from './purged-services.js';
import { DeleteWorkspace } from './use-cases/delete-workspace.use-case.js';
import { RestoreWorkspace } from './use-cases/restore-workspace.use-case.js';
import { WorkspaceDeletionController } from './workspace-deletion.controller.js';
import { WorkspacePurge } from './workspace-purge.js';

@Module({
  imports: [ProofModule],
  controllers: [WorkspaceDeletionController],
  providers: [DeleteWorkspace, PurgedRows, PurgedServices, RestoreWorkspace, WorkspacePurge],
  exports: [RestoreWorkspace, WorkspacePurge],
})
export class WorkspaceDeletionModule {}
