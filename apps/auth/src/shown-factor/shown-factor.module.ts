import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { ShownFactorController } from './shown-factor.controller.js';
import { ShowSecondFactor } from './use-cases/show-second-factor.use-case.js';

@Module({
  imports: [ProofModule],
  controllers: [ShownFactorController],
  providers: [ShowSecondFactor],
})
export class ShownFactorModule {}
