import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { PasskeysRepository } from './passkeys.repository.js';

/** The passkeys for modules that only read them. */
@Module({
  imports: [InfrastructureModule],
  providers: [PasskeysRepository],
  exports: [PasskeysRepository],
})
export class PasskeyStoreModule {}
