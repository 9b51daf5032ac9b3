import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { ShownFactorController } from './shown-factor.controller.js';
import { ShowSecondFactor } from './use-cases/show-second-factor.use-case.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    ConnectedClientsModule,
    PasskeysModule,
    SecondFactorModule,
    TokenCheckModule,
  ],
  controllers: [ShownFactorController],
  providers: [ShowSecondFactor],
})
export class ShownFactorModule {}
