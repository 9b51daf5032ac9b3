import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import { BoardNames } from './board-names.js';
import { TokensController } from './tokens.controller.js';
import { TokenPresenter } from './token.presenter.js';
import { IssueToken } from './use-cases/issue-token.use-case.js';
import { ListCredentials } from './use-cases/list-credentials.use-case.js';
import { RevokeToken } from './use-cases/revoke-token.use-case.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    ConnectedClientsModule,
    NoticesModule,
    TokenCheckModule,
  ],
  controllers: [TokensController],
  providers: [ApiTokensRepository, BoardNames, TokenPresenter, IssueToken, ListCredentials, RevokeToken],
  exports: [ApiTokensRepository, IssueToken],
})
export class ApiTokensModule {}
