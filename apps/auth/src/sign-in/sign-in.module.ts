import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { OidcModule } from '../oidc/oidc.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { FormCookies } from './form-cookies.js';
import { FormTokens } from './form-tokens.js';
import { GiveAccess } from './give-access.js';
import { InvitationController } from './invitation.controller.js';
import { InteractionController } from './interaction.controller.js';
import { Interactions } from './interaction.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PasswordReset } from './password-reset.js';
import { PasswordResetController } from './password-reset.controller.js';
import { SignInController } from './sign-in.controller.js';
import { SignOut } from './sign-out.js';
import { SignUpController } from './sign-up.controller.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    ConnectedClientsModule,
    InvitationsModule,
    MailModule,
    MembersModule,
    OidcModule,
    TokenCheckModule,
    WorkspacesModule,
  ],
  controllers: [
    InteractionController,
    InvitationController,
    PasswordResetController,
    SignInController,
    SignUpController,
  ],
  providers: [FormCookies, FormTokens, GiveAccess, Interactions, PageErrorFilter, PasswordReset, SignOut],
})
export class SignInModule {}
