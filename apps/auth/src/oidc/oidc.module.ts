import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { Connect } from './connect.use-case.js';
import { AuthorizationServer } from './authorization-server.js';
import { GrantEnd } from './grant-end.js';
import { ModelResealing } from './model-resealing.js';
import { ModelTable } from './model-table.js';
import { SignedInAccounts } from './signed-in-accounts.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, AuditModule, ConnectedClientsModule, TokenCheckModule],
  providers: [AuthorizationServer, Connect, GrantEnd, ModelResealing, ModelTable, SignedInAccounts],
  exports: [AuthorizationServer, Connect, ModelResealing],
})
export class OidcModule {}
