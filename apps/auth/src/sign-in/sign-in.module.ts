import { Module } from '@nestjs/common';
import { NewEmailModule } from '../new-email/new-email.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { AcceptedSignUp } from './accepted-sign-up.js';
import { AccessChoice } from './access-choice.js';
import { CompanyWayModule } from './company/company-way.module.js';
import { ConfirmationController } from './confirmation.controller.js';
import { FlowModule } from './flow/flow.module.js';
import { GiveAccess } from './give-access.js';
import { InteractionController } from './interaction.controller.js';
import { InvitationController } from './invitation.controller.js';
import { InvitedSignUp } from './invited-sign-up.js';
import { MissingFactorReader } from './missing-factor.reader.js';
import { NewEmailPageController } from './new-email.controller.js';
import { OpenableWorkspacesReader } from './openable-workspaces.reader.js';
import { PasskeyWayModule } from './passkey/passkey-way.module.js';
import { PasswordWayModule } from './password/password-way.module.js';
import { SecondStepController } from './second-step.controller.js';
import { SetUpController } from './set-up.controller.js';
import { ShownLinks } from './shown-links.js';
import { SignInController } from './sign-in.controller.js';
import { SignOut } from './sign-out.js';
import { SignUpController } from './sign-up.controller.js';

/** The ways to sign in: a folder each, which registers itself. */
const ways = [CompanyWayModule, PasskeyWayModule, PasswordWayModule];

@Module({
  imports: [FlowModule, NewEmailModule, SecondFactorModule, SignUpModule, ...ways],
  controllers: [
    ConfirmationController,
    InteractionController,
    InvitationController,
    NewEmailPageController,
    SecondStepController,
    SetUpController,
    SignInController,
    SignUpController,
  ],
  providers: [
    AcceptedSignUp,
    AccessChoice,
    GiveAccess,
    InvitedSignUp,
    MissingFactorReader,
    OpenableWorkspacesReader,
    ShownLinks,
    SignOut,
  ],
})
export class SignInModule {}
