import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasskeyStoreModule } from '../passkeys/passkey-store.module.js';
import { Notices } from './notices.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, MailModule, PasskeyStoreModule],
  providers: [Notices],
  exports: [Notices],
})
export class NoticesModule {}
