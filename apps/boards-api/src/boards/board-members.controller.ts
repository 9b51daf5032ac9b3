import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BoardMembersDto, MemberReferenceDto } from '@kiban/contracts';
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
import { BoardMembers } from './board-members.js';

@ApiTags('Boards')
@Controller('api/v1/boards/:id/members')
export class BoardMembersController {
  constructor(private readonly members: BoardMembers) {}

  @Get()
  @Allow('boards:read')
  @Describe({
    id: 'listBoardMembers',
    summary: 'List the members of a board',
    description: 'Who sees the board while it is private, beside the workspace’s owners and admins.',
    response: [MemberReferenceDto],
    ids: { id: 'board' },
  })
  list(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<JsonResponse> {
    return this.members.list(caller, id);
  }

  @Put()
  @Allow('boards:write')
  @Describe({
    id: 'setBoardMembers',
    summary: 'Set the members of a board',
    description:
      'The members that are sent see the board while it is private; others no longer do. For owners, admins and the creator of the board.',
    response: [MemberReferenceDto],
    ids: { id: 'board' },
    writes: true,
    guarded: true,
    conflict: 'The board is archived',
  })
  put(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: BoardMembersDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return this.members.put(caller, id, body.memberIds, expected);
  }
}
