import { Body, Controller, Delete, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CardDto,
  CopyCardDto,
  CreateCardDto,
  MoveCardDto,
  PositionDto,
  UpdateCardDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { ChangeCardState } from './use-cases/change-card-state.use-case.js';
import { CopyCard } from './use-cases/copy-card.use-case.js';
import { CreateCard } from './use-cases/create-card.use-case.js';
import { DeleteCard } from './use-cases/delete-card.use-case.js';
import { MoveCard } from './use-cases/move-card.use-case.js';
import { UpdateCard } from './use-cases/update-card.use-case.js';

const write = { response: CardDto, ids: { id: 'card' }, writes: true, guarded: true } as const;

@ApiTags('Cards')
@Controller('api/v1/cards')
export class CardsController {
  constructor(
    private readonly createCard: CreateCard,
    private readonly copyCard: CopyCard,
    private readonly updateCard: UpdateCard,
    private readonly moveCard: MoveCard,
    private readonly changeState: ChangeCardState,
    private readonly deleteCard: DeleteCard,
  ) {}

  @Post()
  @Allow('boards:write')
  @Describe({
    id: 'createCard',
    orderIn: 'the card’s list',
    summary: 'Create a card',
    description: 'Creates a card in a list, last unless the request gives a position.',
    response: CardDto,
    status: 201,
    writes: true,
    grows: true,
    conflict: 'The list is archived or full, or the anchor no longer exists',
  })
  async create(@CurrentCaller() caller: Caller, @Body() body: CreateCardDto): Promise<JsonResponse> {
    return resourceResponse(await this.createCard.execute(caller, body));
  }

  @Patch(':id')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'updateCard',
    orderIn: 'the card’s list',
    summary: 'Update a card',
    description:
      'Omitted properties are unchanged; null clears an optional one. Archived cards are read-only: restore them first.',
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
      'Deletes a card with its comments, checklist and values. Deletion is permanent; archiving is not.',
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
      'Moves a card to a list of any board, last unless the request gives a position. On another board it keeps ' +
      'labels whose names exist there, and loses its field values and dependencies.',
    conflict: 'The anchor no longer exists, the list is full, or the card, a list or a board is archived',
  })
  async move(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: MoveCardDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.moveCard.move(caller, id, body, expected));
  }

  @Post(':id/copy')
  @Allow('boards:write')
  @Describe({
    id: 'copyCard',
    orderIn: 'the list of the copy',
    summary: 'Copy a card',
    description:
      'Creates a card with the title, description, dates, completion, labels, assignees, field values and checklist of ' +
      'another one. Its position is directly after the card in the same list and last in another one, unless the request ' +
      'gives one. On another board the copy has the labels whose names exist there and no field values. Assignees who do ' +
      'not see the board are omitted. Comments and dependencies are not copied, and the copy of an archived card is active.',
    response: CardDto,
    status: 201,
    ids: { id: 'card' },
    writes: true,
    grows: true,
    conflict: 'The target list or its board is archived, the list is full, or the anchor no longer exists',
  })
  async copy(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CopyCardDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.copyCard.execute(caller, id, body));
  }

  @Post(':id/reorder')
  @Allow('boards:write')
  @Describe({
    ...write,
    id: 'reorderCard',
    orderIn: 'the card’s list',
    summary: 'Reorder a card in its list',
    description: 'Moves a card before or after an anchor card in its list, or to the first or last position.',
    conflict: 'The anchor no longer exists, or the card, its list or its board is archived',
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
      'Removes a card from the board. Archived cards are read-only, including their comments, checklist and values.',
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
    description: 'Returns an archived card to its position in its list.',
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
    description: 'Marks a card as done. Its position is unchanged.',
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
    description: 'Marks a card as not done. Its position is unchanged.',
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
