import { AccessGuard } from '@kiban/http-kit';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ApiTokensModule } from './api-tokens/api-tokens.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CompanySignInModule } from './company-sign-in/company-sign-in.module.js';
import { ConnectedClientsModule } from './connected-clients/connected-clients.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { MembersModule } from './members/members.module.js';
import { NewEmailModule } from './new-email/new-email.module.js';
import { OidcModule } from './oidc/oidc.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { ProvisioningModule } from './provisioning/provisioning.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { ShownFactorModule } from './shown-factor/shown-factor.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { TokenCheckModule } from './token-check/token-check.module.js';
import { WorkspaceDeletionModule } from './workspace-deletion/workspace-deletion.module.js';
import { WorkspacesModule } from './workspaces/workspaces.module.js';

/** The order of the modules is that of their paths in the OpenAPI document. */
@Module({
  imports: [
    InfrastructureModule,
    TokenCheckModule,
    AuditModule,
    WorkspacesModule,
    CompanySignInModule,
    ConnectedClientsModule,
    MembersModule,
    ApiTokensModule,
    SecondFactorModule,
    NewEmailModule,
    SessionsModule,
    InvitationsModule,
    HousekeepingModule,
    OidcModule,
    PasskeysModule,
    PersonalDataModule,
    ProvisioningModule,
    ShownFactorModule,
    SignInModule,
    WorkspaceDeletionModule,
  ],
  providers: [{ provide: APP_GUARD, useExisting: AccessGuard }],
})
export class AppModule {}
