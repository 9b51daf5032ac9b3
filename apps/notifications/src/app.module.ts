import { AccessGuard } from '@kiban/http-kit';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { WorkspacePurgeModule } from './workspace-purge/workspace-purge.module.js';

@Module({
  imports: [InfrastructureModule, InboxModule, IntakeModule, HousekeepingModule, WorkspacePurgeModule],
  providers: [{ provide: APP_GUARD, useExisting: AccessGuard }],
})
export class AppModule {}
