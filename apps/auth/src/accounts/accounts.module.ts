import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { AccountsRepository } from './accounts.repository.js';
import { BrowserSessions } from './browser-sessions.js';
import { KnownDevices } from './known-devices.js';
import { KnownNetworks } from './known-networks.js';
import { NewAccounts } from './new-accounts.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordThrottle } from './password-throttle.js';
import { Passwords } from './passwords.js';
import { SignUpPolicy } from './sign-up-policy.js';

@Module({
  imports: [InfrastructureModule, AuditModule],
  providers: [
    AccountsRepository,
    BrowserSessions,
    KnownDevices,
    KnownNetworks,
    NewAccounts,
    PasswordHasher,
    PasswordResetsRepository,
    PasswordThrottle,
    Passwords,
    SignUpPolicy,
  ],
  exports: [
    AccountsRepository,
    BrowserSessions,
    KnownDevices,
    NewAccounts,
    PasswordHasher,
    PasswordResetsRepository,
    Passwords,
    SignUpPolicy,
  ],
})
export class AccountsModule {}
