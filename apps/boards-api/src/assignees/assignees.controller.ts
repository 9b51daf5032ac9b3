import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CardAssigneesDto, CardDto, limits, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { Assignees } from './assignees.js';

/** A write of one assignee of a card. */
const ofCard = {
  response: CardDto,
  ids: { id: 'card', memberId: 'member' },
  writes: true,
  guarded: true,
  orderIn: 'the card’s list',
} as const;

@ApiTags('Cards')
@Controller('api/v1/cards/:id')
export class AssigneesController {
  constructor(private readonly assignees: Assignees) {}

  @Put('assignees')
  @Allow('boards:write')
  @Describe({
    id: 'setCardAssignees',
    summary: 'Set the assignees of a card',
    description: 'Replaces the card’s assignees. An empty array removes all of them.',
    response: CardDto,
    ids: { id: 'card' },
    writes: true,
    guarded: true,
    orderIn: 'the card’s list',
    conflict: 'The card, its list or its board is archived',
  })
  async put(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CardAssigneesDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.assignees.put(caller, id, body.memberIds, expected));
  }

  @Put('assignees/:memberId')
  @Allow('boards:write')
  @Describe({
    ...ofCard,
    id: 'addCardAssignee',
    summary: 'Add an assignee to a card',
    description:
      'Keeps the card’s other assignees. Changes nothing if the card is assigned to the member already.',
    conflict: `The card has ${limits.assigneesPerCardMax} assignees, or the card, its list or its board is archived`,
  })
  async add(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('memberId') memberId: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.assignees.add(caller, id, memberId, expected));
  }

  @Delete('assignees/:memberId')
  @Allow('boards:write')
  @Describe({
    ...ofCard,
    id: 'removeCardAssignee',
    summary: 'Remove an assignee from a card',
    description:
      'Keeps the card’s other assignees. Changes nothing if the card is not assigned to the member.',
    conflict: 'The card, its list or its board is archived',
  })
  async remove(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @PathId('memberId') memberId: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.assignees.remove(caller, id, memberId, expected));
  }

  @Post('claim')
  @Allow('boards:write')
  @Describe({
    guarded: true,
    orderIn: 'the card’s list',
    id: 'claimCard',
    summary: 'Claim a card',
    description: 'Assigns an unassigned card to the caller. Of several concurrent claims, one succeeds.',
    response: CardDto,
    ids: { id: 'card' },
    writes: true,
    conflict: 'The card already has an assignee, or the card, its list or its board is archived',
  })
  async claim(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.assignees.claim(caller, id, expected));
  }
}
