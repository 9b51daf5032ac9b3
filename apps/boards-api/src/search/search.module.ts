import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { SearchIndexer } from './search-indexer.js';
import { SearchController } from './search.controller.js';
import { SearchReader } from './search.reader.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [SearchController],
  providers: [SearchReader, SearchIndexer],
})
export class SearchModule {}
