import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [AuditController],
  providers: [AuditLog],
  exports: [AuditLog],
})
export class AuditModule {}
