import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { DeletionsRepository } from './deletions.repository.js';
import { DeleteWorkspace } from './use-cases/delete-workspace.use-case.js';
import { RestoreWorkspace } from './use-cases/restore-workspace.use-case.js';
import { WorkspacePurge } from './workspace-purge.js';
import { WorkspaceDeletionController } from './workspace-deletion.controller.js';

@Module({
  imports: [InfrastructureModule, AuditModule, NoticesModule, TokenCheckModule],
  controllers: [WorkspaceDeletionController],
  providers: [DeletionsRepository, DeleteWorkspace, RestoreWorkspace, WorkspacePurge],
  exports: [DeletionsRepository, RestoreWorkspace, WorkspacePurge],
})
export class WorkspaceDeletionModule {}
