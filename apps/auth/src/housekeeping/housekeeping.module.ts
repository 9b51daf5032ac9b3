import { Module } from '@nestjs/common';
import { OidcModule } from '../oidc/oidc.module.js';
import { StoreModule } from '../store/store.module.js';
import { Resealing } from './resealing.js';
import { Sweeper } from './sweeper.js';

@Module({
  imports: [OidcModule, StoreModule],
  providers: [Resealing, Sweeper],
  exports: [Resealing, Sweeper],
})
export class HousekeepingModule {}
