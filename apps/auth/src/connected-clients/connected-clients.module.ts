import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { ClientsController } from './clients.controller.js';
import { RevokeClient } from './use-cases/revoke-client.use-case.js';

@Module({
  imports: [ProofModule],
  controllers: [ClientsController],
  providers: [RevokeClient],
})
export class ConnectedClientsModule {}
