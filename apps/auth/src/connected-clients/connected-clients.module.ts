import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { ClientsController } from './clients.controller.js';
import { ConnectionsRepository } from './connections.repository.js';
import { GrantsRepository } from './grants.repository.js';
import { RevokeClient } from './use-cases/revoke-client.use-case.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, AuditModule, TokenCheckModule],
  controllers: [ClientsController],
  providers: [ConnectionsRepository, GrantsRepository, RevokeClient],
  exports: [ConnectionsRepository, GrantsRepository],
})
export class ConnectedClientsModule {}
