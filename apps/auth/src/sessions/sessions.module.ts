import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MembersModule } from '../members/members.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { MySessionsController } from './my-sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { EndSessions } from './use-cases/end-sessions.use-case.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    ConnectedClientsModule,
    MembersModule,
    TokenCheckModule,
  ],
  controllers: [MySessionsController],
  providers: [EndSessions, SessionsRepository],
})
export class SessionsModule {}
