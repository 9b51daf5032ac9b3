import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { DocsController } from './docs.controller.js';

@Module({ imports: [InfrastructureModule], controllers: [DocsController] })
export class DocsModule {}
