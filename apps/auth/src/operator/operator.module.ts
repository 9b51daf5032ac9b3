import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MembersModule } from '../members/members.module.js';
import { PasskeyStoreModule } from '../passkeys/passkey-store.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { WorkspaceDeletionModule } from '../workspace-deletion/workspace-deletion.module.js';
import { OperatorAccounts } from './operator-accounts.js';
import { OperatorAccountsRepository } from './operator-accounts.repository.js';
import { OperatorWorkspaces } from './operator-workspaces.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    MembersModule,
    PasskeyStoreModule,
    SecondFactorModule,
    WorkspaceDeletionModule,
  ],
  providers: [OperatorAccounts, OperatorAccountsRepository, OperatorWorkspaces],
})
export class OperatorModule {}
