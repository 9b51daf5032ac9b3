import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CompanySignInModule } from '../company-sign-in/company-sign-in.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { NewAddressesModule } from './new-addresses.module.js';
import { NewEmailController } from './new-email.controller.js';
import { CancelNewEmail } from './use-cases/cancel-new-email.use-case.js';
import { ConfirmNewEmail } from './use-cases/confirm-new-email.use-case.js';
import { RequestNewEmail } from './use-cases/request-new-email.use-case.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    CompanySignInModule,
    MailModule,
    NewAddressesModule,
    SecondFactorModule,
  ],
  controllers: [NewEmailController],
  providers: [CancelNewEmail, ConfirmNewEmail, RequestNewEmail],
  exports: [ConfirmNewEmail],
})
export class NewEmailModule {}
