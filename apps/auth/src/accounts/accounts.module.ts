import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { AccountsRepository } from './accounts.repository.js';
import { BrowserSessions } from './browser-sessions.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordThrottle } from './password-throttle.js';
import { Passwords } from './passwords.js';

@Module({
  imports: [InfrastructureModule],
  providers: [AccountsRepository, BrowserSessions, PasswordHasher, PasswordThrottle, Passwords],
  exports: [AccountsRepository, BrowserSessions, PasswordHasher, Passwords],
})
export class AccountsModule {}
