import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CompanySignInModule } from '../company-sign-in/company-sign-in.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MembersModule } from '../members/members.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { DirectoryDomains } from './directory-domains.js';
import { DiscoveryController } from './discovery.controller.js';
import { GroupMembership } from './group-membership.js';
import { GroupsController } from './groups.controller.js';
import { LastOwners } from './last-owners.js';
import { ProvisionedGroupsRepository } from './provisioned-groups.repository.js';
import { ProvisionedMembers } from './provisioned-members.js';
import { ProvisionedUsersRepository } from './provisioned-users.repository.js';
import { ChangeGroup } from './use-cases/change-group.use-case.js';
import { ChangeUser } from './use-cases/change-user.use-case.js';
import { CreateUser } from './use-cases/create-user.use-case.js';
import { DeleteUser } from './use-cases/delete-user.use-case.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    CompanySignInModule,
    MembersModule,
    TokenCheckModule,
  ],
  controllers: [DiscoveryController, GroupsController, UsersController],
  providers: [
    ChangeGroup,
    ChangeUser,
    CreateUser,
    DeleteUser,
    DirectoryDomains,
    GroupMembership,
    LastOwners,
    ProvisionedGroupsRepository,
    ProvisionedMembers,
    ProvisionedUsersRepository,
  ],
})
export class ProvisioningModule {}
