import { Module } from '@nestjs/common';
import { StoreModule } from '../store/store.module.js';
import { GridAxes } from './grid-axes.js';
import { GridController } from './grid.controller.js';
import { GridReader } from './grid.reader.js';

@Module({ imports: [StoreModule], controllers: [GridController], providers: [GridReader, GridAxes] })
export class GridModule {}
