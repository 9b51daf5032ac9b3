import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { PurgeResponder } from './purge-responder.js';
import { WorkspacePurge } from './workspace-purge.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [PurgeResponder],
  providers: [WorkspacePurge],
})
export class WorkspacePurgeModule {}
