import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CardDto, SearchQueryDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, type JsonResponse } from '@kiban/http-kit';
import { SearchReader } from './search.reader.js';

@ApiTags('Search')
@Controller('api/v1/search')
export class SearchController {
  constructor(private readonly reader: SearchReader) {}

  @Get()
  @Allow('boards:read')
  @Describe({
    id: 'searchCards',
    summary: 'Search cards',
    description:
      'Cards of all boards that the caller sees, newest first, paged. Every word of q must be in the title, description, comments or checklist, ' +
      'or in the name of the list or board; #12 finds card 12. Case, accents, width and ligatures do not matter. Other filters narrow the result. Excludes archived boards.',
    response: [CardDto],
    paged: true,
  })
  search(@CurrentCaller() caller: Caller, @Query() query: SearchQueryDto): Promise<JsonResponse> {
    return this.reader.find(caller, query);
  }
}
