import { Module } from '@nestjs/common';
import type { DispatcherConfig } from '../config/dispatcher-config.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { DISPATCHER_CONFIG } from '../infrastructure/tokens.js';
import { createTargetGuard } from './create-target-guard.js';
import { TargetGuard } from './target-guard.js';

@Module({
  imports: [InfrastructureModule],
  providers: [
    {
      provide: TargetGuard,
      inject: [DISPATCHER_CONFIG],
      useFactory: (config: DispatcherConfig) => createTargetGuard(config),
    },
  ],
  exports: [TargetGuard],
})
export class TargetsModule {}
