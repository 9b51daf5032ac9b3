import { Module } from '@nestjs/common';
import { AccountDeletionModule } from '../account-deletion/account-deletion.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { DeleteMe } from './use-cases/delete-me.use-case.js';

@Module({
  imports: [InfrastructureModule, AccountDeletionModule, AccountsModule, AuditModule],
  controllers: [PersonalDataController],
  providers: [DeleteMe],
})
export class PersonalDataModule {}
