import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CardAssigneesDto, CardDto } from '@kiban/contracts';
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
import { Assignees } from './assignees.js';

@ApiTags('Cards')
@Controller('api/v1/cards/:id')
export class AssigneesController {
  constructor(private readonly assignees: Assignees) {}

  @Put('assignees')
  @Allow('boards:write')
  @Describe({
    id: 'setCardAssignees',
    summary: 'Set the assignees of a card',
    description:
      'The members that are sent are the card’s assignees afterwards; an empty array takes all off.',
    response: CardDto,
    ids: { id: 'card' },
    writes: true,
    guarded: true,
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

  @Post('claim')
  @Allow('boards:write')
  @Describe({
    guarded: true,
    id: 'claimCard',
    summary: 'Claim a card',
    description:
      'Makes the caller the assignee of a card that has none; of several who try at once, one gets it.',
    response: CardDto,
    ids: { id: 'card' },
    writes: true,
    conflict: 'The card has an assignee already, or something is archived',
  })
  async claim(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.assignees.claim(caller, id, expected));
  }
}
