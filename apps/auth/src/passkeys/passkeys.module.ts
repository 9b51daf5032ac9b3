import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ConnectedClientsModule } from '../connected-clients/connected-clients.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { OwnerProof } from './owner-proof.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { PasskeySignIn } from './passkey-sign-in.js';
import { PasskeyStoreModule } from './passkey-store.module.js';
import { PasskeysController } from './passkeys.controller.js';
import { AddPasskey } from './use-cases/add-passkey.use-case.js';
import { RemovePasskey } from './use-cases/remove-passkey.use-case.js';
import { RenamePasskey } from './use-cases/rename-passkey.use-case.js';
import { StartPasskey } from './use-cases/start-passkey.use-case.js';
import { WebAuthn } from './web-authn.js';

@Module({
  imports: [
    InfrastructureModule,
    AccountsModule,
    AuditModule,
    ConnectedClientsModule,
    NoticesModule,
    PasskeyStoreModule,
    SecondFactorModule,
    TokenCheckModule,
  ],
  controllers: [PasskeysController],
  providers: [
    AddPasskey,
    OwnerProof,
    PasskeyChallenges,
    PasskeySignIn,
    RemovePasskey,
    RenamePasskey,
    StartPasskey,
    WebAuthn,
  ],
  exports: [PasskeyChallenges, PasskeySignIn, PasskeyStoreModule, WebAuthn],
})
export class PasskeysModule {}
