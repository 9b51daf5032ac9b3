import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MembersModule } from '../members/members.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { SecondFactorChange } from './second-factor-change.js';
import { SecondFactorCheck } from './second-factor-check.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { ConfirmSecondFactor } from './use-cases/confirm-second-factor.use-case.js';
import { ReplaceRecoveryCodes } from './use-cases/replace-recovery-codes.use-case.js';
import { StartSecondFactor } from './use-cases/start-second-factor.use-case.js';
import { TurnOffSecondFactor } from './use-cases/turn-off-second-factor.use-case.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    ConnectedClientsModule,
    MembersModule,
    NoticesModule,
    TokenCheckModule,
  ],
  controllers: [SecondFactorController],
  providers: [
    ConfirmSecondFactor,
    ReplaceRecoveryCodes,
    SecondFactorChange,
    SecondFactorCheck,
    SecondFactorsRepository,
    StartSecondFactor,
    TurnOffSecondFactor,
  ],
  exports: [
    ConfirmSecondFactor,
    SecondFactorChange,
    SecondFactorCheck,
    SecondFactorsRepository,
    StartSecondFactor,
  ],
})
export class SecondFactorModule {}
