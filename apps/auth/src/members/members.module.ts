import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { MeController } from './me.controller.js';
import { MemberAnswers } from './member-answers.js';
import { MembersController } from './members.controller.js';
import { MembersRepository } from './members.repository.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, AuditModule, ConnectedClientsModule, TokenCheckModule],
  controllers: [MeController, MembersController],
  providers: [MemberAnswers, MembersRepository],
  exports: [MemberAnswers, MembersRepository],
})
export class MembersModule {}
