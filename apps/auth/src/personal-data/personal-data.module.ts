import { Module } from '@nestjs/common';
import { AccountDeletionModule } from '../account-deletion/account-deletion.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { MembersModule } from '../members/members.module.js';
import { PersonalDataReader } from './personal-data.reader.js';
import { ExportMe } from './use-cases/export-me.use-case.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { SessionRightModule } from '../session-right/session-right.module.js';
import { WrittenContent } from './written-content.js';
import { DeleteMe } from './use-cases/delete-me.use-case.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountDeletionModule,
    AccountsModule,
    AuditModule,
    ConnectedClientsModule,
    MembersModule,
    SessionRightModule,
  ],
  controllers: [PersonalDataController],
  providers: [DeleteMe, ExportMe, PersonalDataReader, WrittenContent],
})
export class PersonalDataModule {}
