import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { SecondFactorController } from './second-factor.controller.js';
import { ConfirmSecondFactor } from './use-cases/confirm-second-factor.use-case.js';
import { ReplaceRecoveryCodes } from './use-cases/replace-recovery-codes.use-case.js';
import { StartSecondFactor } from './use-cases/start-second-factor.use-case.js';
import { TurnOffSecondFactor } from './use-cases/turn-off-second-factor.use-case.js';

@Module({
  imports: [ProofModule],
  controllers: [SecondFactorController],
  providers: [ConfirmSecondFactor, ReplaceRecoveryCodes, StartSecondFactor, TurnOffSecondFactor],
  exports: [ConfirmSecondFactor, StartSecondFactor],
})
export class SecondFactorModule {}
