import { Module } from '@nestjs/common';
import { CompanySignInModule } from '../company-sign-in/company-sign-in.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { OidcModule } from '../oidc/oidc.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { Resealing } from './resealing.js';
import { Sweeper } from './sweeper.js';

@Module({
  imports: [CompanySignInModule, InfrastructureModule, OidcModule, SecondFactorModule],
  providers: [Resealing, Sweeper],
  exports: [Resealing, Sweeper],
})
export class HousekeepingModule {}
