import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CardBatchItemDto,
  CardDto,
  CreateCardDto,
  CreateCardsDto,
  MoveCardDto,
  PositionDto,
  UpdateCardDto,
} from '@kiban/contracts';
import {
  Allow,
  CurrentCaller,
  IfMatch,
  PathId,
  type Caller,
  type ExpectedVersions,
  type JsonResponse,
} from '@kiban/http-kit';
import { Describe } from '../docs/describe.js';
import { resourceResponse } from '../sql/resource-response.js';
import { CardBatch } from './card-batch.js';
import { CardsReader } from './cards.reader.js';
import { ChangeCardState } from './use-cases/change-card-state.use-case.js';
import { CreateCard } from './use-cases/create-card.use-case.js';
import { DeleteCard } from './use-cases/delete-card.use-case.js';
import { MoveCard } from './use-cases/move-card.use-case.js';
import { UpdateCard } from './use-cases/update-card.use-case.js';

const card = { response: CardDto, ids: { id: 'card' } } as const;
const write = { ...card, writes: true, guarded: true } as const;

@ApiTags('Cards')
@Controller('api/v1/cards')
export class CardsController {
  constructor(
    private readonly createCard: CreateCard,
    private readonly updateCard: UpdateCard,
    private readonly moveCard: MoveCard,
    private readonly changeState: ChangeCardState,
    private readonly deleteCard: DeleteCard,
    private readonly cardBatch: CardBatch,
    private readonly reader: CardsReader,
  ) {}

  @Post()
  @Allow('boards:write')
  @Describe({
    id: 'createCard',
    orderIn: 'the card’s list',
    summary: 'Create a card',
    description: 'Puts a card into a list: last, unless a place is named.',
    response: CardDto,
    status: 201,
    writes: true,
    grows: true,
    conflict: 'The list is archived or full, or the named neighbour is gone',
  })
  async create(@CurrentCaller() caller: Caller, @Body() body: CreateCardDto): Promise<JsonResponse> {
    return resourceResponse(await this.createCard.execute(caller, body));
  }

  @Post('batch')
  @Allow('boards:write')
  @Describe({
    id: 'createCards',
    summary: 'Create several cards',
    description:
      'Makes up to 50 cards. The answer has one item for each, in the order of the request. With atomic, all are made or none, ' +
      'and the first refusal is the answer.',
    response: [CardBatchItemDto],
    writes: true,
    grows: true,
    conflict: 'With atomic: a list is archived or full, or a named neighbour is gone',
  })
  createBatch(@CurrentCaller() caller: Caller, @Body() body: CreateCardsDto): Promise<CardBatchItemDto[]> {
    return this.cardBatch.create(caller, body.cards, body.atomic ?? false);
  }

  @Get(':id')
  @Allow('boards:read')
  @Describe({ ...card, id: 'getCard', summary: 'Read a card', description: 'One card with all its members.' })
  async get(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return resourceResponse(await this.reader.one(caller, id));
  }

  @Patch(':id')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'updateCard',
    orderIn: 'the card’s list',
    summary: 'Update a card',
    description:
      'Changes the members that are sent; null clears one that may be unset. An archived card takes no change: restore it first.',
    grows: true,
    conflict: 'The card, its list or its board is archived',
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: UpdateCardDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.updateCard.execute(caller, id, body, expected));
  }

  @Delete(':id')
  @Allow('boards:write')
  @Describe({
    ...write,
    response: null,
    id: 'deleteCard',
    summary: 'Delete a card',
    description:
      'Deletes a card with its comments, checklist and values. There is no way back; archiving has one.',
    conflict: 'The card’s list or board is archived',
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.deleteCard.execute(caller, id, expected);
  }

  @Post(':id/move')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'moveCard',
    orderIn: 'the card’s list',
    summary: 'Move a card to a list',
    description:
      'Moves a card to a list, also of another board, at the named place or else last. On another board it keeps the labels ' +
      'that have a namesake there, and loses field values and dependencies.',
    conflict: 'The neighbour is gone, the list is full, or something is archived',
  })
  async move(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: MoveCardDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.moveCard.move(caller, id, body, expected));
  }

  @Post(':id/reorder')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'reorderCard',
    orderIn: 'the card’s list',
    summary: 'Reorder a card in its list',
    description: 'Gives a card another place in its list, named by a neighbour or an end.',
    conflict: 'The neighbour is gone, or something is archived',
  })
  async reorder(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: PositionDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.moveCard.reorder(caller, id, body, expected));
  }

  @Post(':id/archive')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'archiveCard',
    orderIn: 'the card’s list',
    summary: 'Archive a card',
    description:
      'Takes a card off the board and keeps it as it is: until it is restored it takes no change, of what hangs on it neither.',
    conflict: 'The card’s list or board is archived',
  })
  async archive(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.changeState.execute(caller, id, 'archive', expected));
  }

  @Post(':id/restore')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'restoreCard',
    orderIn: 'the card’s list',
    summary: 'Restore a card',
    description: 'Puts an archived card back at its place in its list.',
    conflict: 'The card’s list or board is archived, or the list is full',
  })
  async restore(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.changeState.execute(caller, id, 'restore', expected));
  }

  @Post(':id/complete')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'completeCard',
    orderIn: 'the card’s list',
    summary: 'Complete a card',
    description: 'Marks a card as done; it stays where it is.',
    conflict: 'The card, its list or its board is archived',
  })
  async complete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.changeState.execute(caller, id, 'complete', expected));
  }

  @Post(':id/reopen')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'reopenCard',
    orderIn: 'the card’s list',
    summary: 'Reopen a card',
    description: 'Takes the mark “done” off a card.',
    conflict: 'The card, its list or its board is archived',
  })
  async reopen(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.changeState.execute(caller, id, 'reopen', expected));
  }
}
