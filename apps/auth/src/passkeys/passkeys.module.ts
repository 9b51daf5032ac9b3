import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { PasskeysController } from './passkeys.controller.js';
import { AddPasskey } from './use-cases/add-passkey.use-case.js';
import { RemovePasskey } from './use-cases/remove-passkey.use-case.js';
import { RenamePasskey } from './use-cases/rename-passkey.use-case.js';
import { StartPasskey } from './use-cases/start-passkey.use-case.js';

@Module({
  imports: [ProofModule],
  controllers: [PasskeysController],
  providers: [AddPasskey, RemovePasskey, RenamePasskey, StartPasskey],
})
export class PasskeysModule {}
