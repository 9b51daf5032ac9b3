import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { DirectoryAccounts } from './directory-accounts.js';
import { DirectoryChange } from './directory-change.js';
import { DirectoryDomains } from './directory-domains.js';
import { DiscoveryController } from './discovery.controller.js';
import { GroupMembership } from './group-membership.js';
import { GroupsController } from './groups.controller.js';
import { LastOwners } from './last-owners.js';
import { ProvisionedGroupsReader } from './provisioned-groups.reader.js';
import { ProvisionedGroupsRepository } from './provisioned-groups.repository.js';
import { ProvisionedMembers } from './provisioned-members.js';
import { ProvisionedUsersReader } from './provisioned-users.reader.js';
import { ProvisionedUsersRepository } from './provisioned-users.repository.js';
import { ChangeGroup } from './use-cases/change-group.use-case.js';
import { ChangeUser } from './use-cases/change-user.use-case.js';
import { UniqueUsers } from './unique-users.js';
import { CreateUser } from './use-cases/create-user.use-case.js';
import { DeleteUser } from './use-cases/delete-user.use-case.js';
import { UserIdentities } from './user-identities.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [ProofModule],
  controllers: [DiscoveryController, GroupsController, UsersController],
  providers: [
    ChangeGroup,
    ChangeUser,
    CreateUser,
    DeleteUser,
    DirectoryAccounts,
    DirectoryChange,
    DirectoryDomains,
    GroupMembership,
    LastOwners,
    ProvisionedGroupsReader,
    ProvisionedGroupsRepository,
    ProvisionedMembers,
    ProvisionedUsersReader,
    ProvisionedUsersRepository,
    UniqueUsers,
    UserIdentities,
  ],
})
export class ProvisioningModule {}
