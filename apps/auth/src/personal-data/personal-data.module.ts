import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataReader } from './personal-data.reader.js';
import { PersonalDocument } from './personal-document.js';
import { DeleteMe } from './use-cases/delete-me.use-case.js';
import { ExportMe } from './use-cases/export-me.use-case.js';
import { WrittenContent } from './written-content.js';

@Module({
  imports: [ProofModule],
  controllers: [PersonalDataController],
  providers: [DeleteMe, ExportMe, PersonalDataReader, PersonalDocument, WrittenContent],
})
export class PersonalDataModule {}
