import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { BoardNames } from './board-names.js';
import { TokenPresenter } from './token.presenter.js';
import { TokensController } from './tokens.controller.js';
import { IssueToken } from './use-cases/issue-token.use-case.js';
import { ListCredentials } from './use-cases/list-credentials.use-case.js';
import { RevokeToken } from './use-cases/revoke-token.use-case.js';

@Module({
  imports: [ProofModule],
  controllers: [TokensController],
  providers: [BoardNames, TokenPresenter, IssueToken, ListCredentials, RevokeToken],
  exports: [IssueToken],
})
export class ApiTokensModule {}
