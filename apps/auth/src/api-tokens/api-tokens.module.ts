import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import { IssueToken } from './issue-token.use-case.js';
import { RevokeToken } from './revoke-token.use-case.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, AuditModule, TokenCheckModule],
  providers: [ApiTokensRepository, IssueToken, RevokeToken],
  exports: [ApiTokensRepository, IssueToken, RevokeToken],
})
export class ApiTokensModule {}
