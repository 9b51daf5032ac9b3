import { Module } from '@nestjs/common';
import { MentionsModule } from '../mentions/mentions.module.js';
import { StoreModule } from '../store/store.module.js';
import { ChecklistsController } from './checklists.controller.js';
import { ChecklistsReader } from './checklists.reader.js';
import { ChecklistsRepository } from './checklists.repository.js';
import { CreateChecklistItem } from './use-cases/create-checklist-item.use-case.js';
import { DeleteChecklistItem } from './use-cases/delete-checklist-item.use-case.js';
import { UpdateChecklistItem } from './use-cases/update-checklist-item.use-case.js';

@Module({
  imports: [StoreModule, MentionsModule],
  controllers: [ChecklistsController],
  providers: [
    ChecklistsRepository,
    ChecklistsReader,
    CreateChecklistItem,
    UpdateChecklistItem,
    DeleteChecklistItem,
  ],
  exports: [ChecklistsReader],
})
export class ChecklistsModule {}
