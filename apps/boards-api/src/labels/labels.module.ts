import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { TablesModule } from '../tables.module.js';
import { LabelsController } from './labels.controller.js';
import { Labels } from './labels.js';

@Module({ imports: [TablesModule, BoardsModule], controllers: [LabelsController], providers: [Labels] })
export class LabelsModule {}
