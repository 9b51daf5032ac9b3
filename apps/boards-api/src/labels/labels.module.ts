import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { StoreModule } from '../store/store.module.js';
import { LabelsController } from './labels.controller.js';
import { Labels } from './labels.js';

@Module({ imports: [StoreModule, BoardsModule], controllers: [LabelsController], providers: [Labels] })
export class LabelsModule {}
