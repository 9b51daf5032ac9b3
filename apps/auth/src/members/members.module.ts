import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiTokensModule } from '../api-tokens/api-tokens.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { AccessEnd } from './access-end.js';
import { ChangePassword } from './change-password.use-case.js';
import { MeController } from './me.controller.js';
import { MemberResponder } from './member-responder.js';
import { MembersController } from './members.controller.js';
import { MembersRepository } from './members.repository.js';
import { RemoveMember } from './remove-member.use-case.js';
import { RenameMe } from './rename-me.use-case.js';
import { UpdateMember } from './update-member.use-case.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    ApiTokensModule,
    AuditModule,
    ConnectedClientsModule,
    TokenCheckModule,
  ],
  controllers: [MeController, MembersController],
  providers: [
    AccessEnd,
    ChangePassword,
    MemberResponder,
    MembersRepository,
    RemoveMember,
    RenameMe,
    UpdateMember,
  ],
  exports: [ChangePassword, MemberResponder, MembersRepository],
})
export class MembersModule {}
