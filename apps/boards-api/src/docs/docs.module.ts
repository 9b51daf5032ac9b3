import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { DocsController } from './docs.controller.js';
import { ReferenceController } from './reference.controller.js';

@Module({ imports: [InfrastructureModule], controllers: [DocsController, ReferenceController] })
export class DocsModule {}
