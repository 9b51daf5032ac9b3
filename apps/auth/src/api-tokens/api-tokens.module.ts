import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import { TokensController } from './tokens.controller.js';
import { IssueToken } from './use-cases/issue-token.use-case.js';
import { ListCredentials } from './use-cases/list-credentials.use-case.js';
import { RevokeToken } from './use-cases/revoke-token.use-case.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, AuditModule, ConnectedClientsModule, TokenCheckModule],
  controllers: [TokensController],
  providers: [ApiTokensRepository, IssueToken, ListCredentials, RevokeToken],
  exports: [ApiTokensRepository, IssueToken],
})
export class ApiTokensModule {}
