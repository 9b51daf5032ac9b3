import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BoardMembersDto, MemberReferenceDto, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
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
    description:
      'The members who see the board while it is private, in addition to the workspace’s owners and admins.',
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
      'Replaces the members who see the board while it is private. For owners, admins and the creator of the board.',
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
