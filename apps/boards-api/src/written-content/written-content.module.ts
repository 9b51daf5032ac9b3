import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { WrittenContentReader } from './written-content.reader.js';
import { WrittenContentResponder } from './written-content.responder.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [WrittenContentResponder],
  providers: [WrittenContentReader],
})
export class WrittenContentModule {}
