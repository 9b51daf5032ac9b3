import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { AuthorizationServer } from './authorization-server.js';
import { ModelAdapters } from './model-adapters.js';
import { ModelTable } from './model-table.js';
import { SignedInAccounts } from './signed-in-accounts.js';
import { Connect } from './use-cases/connect.use-case.js';
import { EndGrant } from './use-cases/end-grant.use-case.js';

@Module({
  imports: [ProofModule],
  providers: [AuthorizationServer, Connect, EndGrant, ModelAdapters, ModelTable, SignedInAccounts],
  exports: [AuthorizationServer, Connect, ModelTable],
})
export class OidcModule {}
