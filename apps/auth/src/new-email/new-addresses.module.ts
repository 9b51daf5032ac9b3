import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { NewAddressesRepository } from './new-addresses.repository.js';

@Module({
  imports: [InfrastructureModule],
  providers: [NewAddressesRepository],
  exports: [NewAddressesRepository],
})
export class NewAddressesModule {}
