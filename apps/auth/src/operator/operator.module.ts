import { Module } from '@nestjs/common';
import { AccountDeletionModule } from '../account-deletion/account-deletion.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { NewAddressesModule } from '../new-email/new-addresses.module.js';
import { PasskeyStoreModule } from '../passkeys/passkey-store.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { WorkspaceDeletionModule } from '../workspace-deletion/workspace-deletion.module.js';
import { OperatorAccounts } from './operator-accounts.js';
import { OperatorAccountsRepository } from './operator-accounts.repository.js';
import { OperatorWorkspaces } from './operator-workspaces.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountDeletionModule,
    AccountsModule,
    MailModule,
    MembersModule,
    NewAddressesModule,
    PasskeyStoreModule,
    SecondFactorModule,
    WorkspaceDeletionModule,
  ],
  providers: [OperatorAccounts, OperatorAccountsRepository, OperatorWorkspaces],
})
export class OperatorModule {}
