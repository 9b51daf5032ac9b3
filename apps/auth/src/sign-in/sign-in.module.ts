import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MembersModule } from '../members/members.module.js';
import { OidcModule } from '../oidc/oidc.module.js';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { FormCookies } from './form-cookies.js';
import { FormTokens } from './form-tokens.js';
import { GiveAccess } from './give-access.js';
import { InteractionController } from './interaction.controller.js';
import { Interactions } from './interaction.js';
import { PageErrorFilter } from './page-error.filter.js';
import { SignInController } from './sign-in.controller.js';
import { SignUpController } from './sign-up.controller.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, MembersModule, OidcModule, WorkspacesModule],
  controllers: [InteractionController, SignInController, SignUpController],
  providers: [FormCookies, FormTokens, GiveAccess, Interactions, PageErrorFilter],
})
export class SignInModule {}
