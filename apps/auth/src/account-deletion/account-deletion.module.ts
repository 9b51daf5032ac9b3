import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MembersModule } from '../members/members.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { AccountDeletion } from './account-deletion.js';
import { DeletedAccountsRepository } from './deleted-accounts.repository.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    ConnectedClientsModule,
    MembersModule,
    NoticesModule,
    TokenCheckModule,
  ],
  providers: [AccountDeletion, DeletedAccountsRepository],
  exports: [AccountDeletion, DeletedAccountsRepository],
})
export class AccountDeletionModule {}
