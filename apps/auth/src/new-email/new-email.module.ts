import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { NewAddressLinks } from './new-address-links.js';
import { NewEmailController } from './new-email.controller.js';
import { CancelNewEmail } from './use-cases/cancel-new-email.use-case.js';
import { ConfirmNewEmail } from './use-cases/confirm-new-email.use-case.js';
import { RequestNewEmail } from './use-cases/request-new-email.use-case.js';

@Module({
  imports: [ProofModule],
  controllers: [NewEmailController],
  providers: [CancelNewEmail, ConfirmNewEmail, NewAddressLinks, RequestNewEmail],
  exports: [ConfirmNewEmail],
})
export class NewEmailModule {}
