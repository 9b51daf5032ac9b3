import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { SessionRightModule } from '../session-right/session-right.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { Connect } from './use-cases/connect.use-case.js';
import { AuthorizationServer } from './authorization-server.js';
import { EndGrant } from './use-cases/end-grant.use-case.js';
import { ModelTable } from './model-table.js';
import { SignedInAccounts } from './signed-in-accounts.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    ConnectedClientsModule,
    NoticesModule,
    SessionRightModule,
    TokenCheckModule,
  ],
  providers: [AuthorizationServer, Connect, EndGrant, ModelTable, SignedInAccounts],
  exports: [AuthorizationServer, Connect, ModelTable],
})
export class OidcModule {}
