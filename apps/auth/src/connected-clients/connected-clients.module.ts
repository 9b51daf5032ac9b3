import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiTokensModule } from '../api-tokens/api-tokens.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { ClientsController } from './clients.controller.js';
import { ConnectionsRepository } from './connections.repository.js';
import { GrantsRepository } from './grants.repository.js';
import { RevokeClient } from './revoke-client.use-case.js';
import { TokensController } from './tokens.controller.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, ApiTokensModule, AuditModule, TokenCheckModule],
  controllers: [TokensController, ClientsController],
  providers: [ConnectionsRepository, GrantsRepository, RevokeClient],
  exports: [ConnectionsRepository, GrantsRepository],
})
export class ConnectedClientsModule {}
