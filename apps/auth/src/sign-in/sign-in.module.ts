import { Module } from '@nestjs/common';
import { CompanySignInModule } from '../company-sign-in/company-sign-in.module.js';
import { NewEmailModule } from '../new-email/new-email.module.js';
import { OidcModule } from '../oidc/oidc.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { AcceptedSignUp } from './accepted-sign-up.js';
import { AccessChoice } from './access-choice.js';
import { CompanyLinkStep } from './company-link-step.js';
import { CompanyLinkController } from './company-link.controller.js';
import { CompanyLink } from './company-link.js';
import { CompanyLogoutController } from './company-logout.controller.js';
import { CompanyPages } from './company-pages.js';
import { CompanyReturnController } from './company-return.controller.js';
import { CompanySignInController } from './company-sign-in.controller.js';
import { ConfirmationController } from './confirmation.controller.js';
import { FinishSignIn } from './finish-sign-in.js';
import { FormCookies } from './form-cookies.js';
import { OwnFormPipe, PendingPipe } from './form-parameters.js';
import { FormTokens } from './form-tokens.js';
import { GiveAccess } from './give-access.js';
import { InteractionController } from './interaction.controller.js';
import { Interactions } from './interaction.js';
import { InvitationController } from './invitation.controller.js';
import { JoinByInvitation } from './join-by-invitation.js';
import { MissingFactorReader } from './missing-factor.reader.js';
import { NewEmailPageController } from './new-email.controller.js';
import { NextStep } from './next-step.js';
import { OpenableWorkspacesReader } from './openable-workspaces.reader.js';
import { PageErrorFilter } from './page-error.filter.js';
import { PasskeyController } from './passkey.controller.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PublicBounds } from './public-bounds.js';
import { RequestPasswordReset } from './request-password-reset.js';
import { ResetPassword } from './reset-password.js';
import { SecondStepController } from './second-step.controller.js';
import { SecondStep } from './second-step.js';
import { SetUpController } from './set-up.controller.js';
import { ShownLinks } from './shown-links.js';
import { SignInByPasskey } from './sign-in-by-passkey.js';
import { SignInDemandsReader } from './sign-in-demands.reader.js';
import { SignInForm } from './sign-in-form.js';
import { SignInController } from './sign-in.controller.js';
import { SignOut } from './sign-out.js';
import { SignUpController } from './sign-up.controller.js';

@Module({
  imports: [CompanySignInModule, NewEmailModule, OidcModule, ProofModule, SecondFactorModule, SignUpModule],
  controllers: [
    CompanyLinkController,
    CompanyLogoutController,
    CompanyReturnController,
    CompanySignInController,
    ConfirmationController,
    InteractionController,
    InvitationController,
    NewEmailPageController,
    PasskeyController,
    PasswordResetController,
    SecondStepController,
    SetUpController,
    SignInController,
    SignUpController,
  ],
  providers: [
    AcceptedSignUp,
    AccessChoice,
    CompanyLink,
    CompanyLinkStep,
    CompanyPages,
    FinishSignIn,
    FormCookies,
    FormTokens,
    GiveAccess,
    Interactions,
    JoinByInvitation,
    MissingFactorReader,
    NextStep,
    OpenableWorkspacesReader,
    OwnFormPipe,
    PageErrorFilter,
    PendingPipe,
    PublicBounds,
    RequestPasswordReset,
    ResetPassword,
    SecondStep,
    ShownLinks,
    SignInByPasskey,
    SignInDemandsReader,
    SignInForm,
    SignOut,
  ],
})
export class SignInModule {}
