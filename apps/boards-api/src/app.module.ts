import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from '@kiban/http-kit';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';

@Module({
  imports: [InfrastructureModule],
  providers: [{ provide: APP_GUARD, useExisting: AccessGuard }],
})
export class AppModule {}
