import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CardDto, CardQueryDto, namesIn, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId, type JsonResponse } from '@kiban/http-kit';
import { CardDetailsReader } from './card-details.reader.js';

@ApiTags('Cards')
@Controller('api/v1/cards')
export class CardDetailsController {
  constructor(private readonly reader: CardDetailsReader) {}

  @Get(':id')
  @Allow('boards:read')
  @Describe({
    id: 'getCard',
    summary: 'Get a card',
    description:
      'One card with all its properties. With include, also its checklist items and the first page of its comments and activity.',
    response: CardDto,
    ids: { id: 'card' },
  })
  get(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() { include }: CardQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.one(caller, id, namesIn(include));
  }
}
