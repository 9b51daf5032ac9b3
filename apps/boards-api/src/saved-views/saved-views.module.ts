import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { StoreModule } from '../store/store.module.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViews } from './saved-views.js';

@Module({
  imports: [StoreModule, BoardsModule],
  controllers: [SavedViewsController],
  providers: [SavedViews],
})
export class SavedViewsModule {}
