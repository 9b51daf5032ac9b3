import { Module } from '@nestjs/common';
import { TablesModule } from '../tables.module.js';
import { GridAxes } from './grid-axes.js';
import { GridController } from './grid.controller.js';
import { GridReader } from './grid.reader.js';

@Module({ imports: [TablesModule], controllers: [GridController], providers: [GridReader, GridAxes] })
export class GridModule {}
