import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { Sweeper } from './sweeper.js';

@Module({ imports: [InfrastructureModule], providers: [Sweeper], exports: [Sweeper] })
export class HousekeepingModule {}
