import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CompanySignInModule } from '../company-sign-in/company-sign-in.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MembersModule } from '../members/members.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { CreateWorkspace } from './use-cases/create-workspace.use-case.js';
import { UpdateWorkspace } from './use-cases/update-workspace.use-case.js';
import { WorkspaceController } from './workspace.controller.js';
import { WorkspaceUsage } from './workspace-usage.js';
import { WorkspacesRepository } from './workspaces.repository.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    CompanySignInModule,
    MembersModule,
    SecondFactorModule,
    TokenCheckModule,
  ],
  controllers: [WorkspaceController],
  providers: [CreateWorkspace, UpdateWorkspace, WorkspacesRepository, WorkspaceUsage],
  exports: [CreateWorkspace, WorkspacesRepository],
})
export class WorkspacesModule {}
