import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CardBatchItemDto, CreateCardsDto, limits, UpdateCardsDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe } from '@kiban/http-kit';
import { CardBatch } from './card-batch.js';

@ApiTags('Cards')
@Controller('api/v1/cards')
export class CardBatchesController {
  constructor(private readonly cardBatch: CardBatch) {}

  @Post('batch')
  @Allow('boards:write')
  @Describe({
    id: 'createCards',
    summary: 'Create several cards',
    description:
      'Creates up to 50 cards. The response has one item for each, in request order, a malformed one included. With ' +
      '`atomic`, all cards are created or none, and the first error is the response.',
    response: [CardBatchItemDto],
    writes: true,
    grows: true,
    conflict: 'With `atomic`: a list is archived or full, or an anchor no longer exists',
  })
  createBatch(@CurrentCaller() caller: Caller, @Body() body: CreateCardsDto): Promise<CardBatchItemDto[]> {
    return this.cardBatch.create(caller, body.cards, body.atomic ?? false);
  }

  @Post('batch-update')
  @Allow('boards:write')
  @Describe({
    id: 'updateCards',
    summary: 'Change several cards',
    description:
      `Makes up to ${limits.batchChangesMax} changes, each of one card, in request order. The response has one item for ` +
      'each: the card, or the error that the change alone would have: 422 if it is malformed, 404 for a card that you may ' +
      'not see. An error does not undo other changes. Each change has its own event. Counts as one request of the rate limit.',
    response: [CardBatchItemDto],
    writes: true,
  })
  updateBatch(@CurrentCaller() caller: Caller, @Body() body: UpdateCardsDto): Promise<CardBatchItemDto[]> {
    return this.cardBatch.update(caller, body.cards);
  }
}
