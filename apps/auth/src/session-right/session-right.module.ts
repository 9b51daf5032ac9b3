import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { SessionRight } from './session-right.js';

@Module({ imports: [InfrastructureModule], providers: [SessionRight], exports: [SessionRight] })
export class SessionRightModule {}
