import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { MeController } from './me.controller.js';
import { MembersController } from './members.controller.js';
import { MyPreferencesController } from './my-preferences.controller.js';
import { PreferencesReader } from './preferences.reader.js';
import { PreferencesRepository } from './preferences.repository.js';
import { ChangeMyPassword } from './use-cases/change-my-password.use-case.js';
import { RemoveMember } from './use-cases/remove-member.use-case.js';
import { RenameMe } from './use-cases/rename-me.use-case.js';
import { SaveMyPreferences } from './use-cases/save-my-preferences.use-case.js';
import { UpdateMember } from './use-cases/update-member.use-case.js';

@Module({
  imports: [ProofModule],
  controllers: [MeController, MembersController, MyPreferencesController],
  providers: [
    ChangeMyPassword,
    PreferencesReader,
    PreferencesRepository,
    RemoveMember,
    RenameMe,
    SaveMyPreferences,
    UpdateMember,
  ],
})
export class MembersModule {}
