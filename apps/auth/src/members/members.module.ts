import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiTokensModule } from '../api-tokens/api-tokens.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { AccessEnd } from './access-end.js';
import { AccountAccessEnd } from './account-access-end.js';
import { ChangeMyPassword } from './use-cases/change-my-password.use-case.js';
import { MeController } from './me.controller.js';
import { MemberResponder } from './member-responder.js';
import { MembersController } from './members.controller.js';
import { MembersRepository } from './members.repository.js';
import { MembershipChanges } from './membership-changes.js';
import { MyPreferencesController } from './my-preferences.controller.js';
import { PasswordChange } from './password-change.js';
import { PreferencesRepository } from './preferences.repository.js';
import { RemoveMember } from './use-cases/remove-member.use-case.js';
import { RenameMe } from './use-cases/rename-me.use-case.js';
import { SaveMyPreferences } from './use-cases/save-my-preferences.use-case.js';
import { UpdateMember } from './use-cases/update-member.use-case.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    ApiTokensModule,
    AuditModule,
    ConnectedClientsModule,
    NoticesModule,
    TokenCheckModule,
  ],
  controllers: [MeController, MemberResponder, MembersController, MyPreferencesController],
  providers: [
    AccessEnd,
    AccountAccessEnd,
    ChangeMyPassword,
    MembershipChanges,
    MembersRepository,
    PasswordChange,
    PreferencesRepository,
    RemoveMember,
    RenameMe,
    SaveMyPreferences,
    UpdateMember,
  ],
  exports: [AccessEnd, AccountAccessEnd, MembershipChanges, MembersRepository, PasswordChange],
})
export class MembersModule {}
