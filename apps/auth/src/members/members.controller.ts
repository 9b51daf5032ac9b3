import { ErrorDto, MemberDto, UpdateMemberDto } from '@kiban/contracts';
import {
  Allow,
  ApiIfMatch,
  ApiPathId,
  CurrentCaller,
  IfMatch,
  PathId,
  type Caller,
  type ExpectedVersions,
} from '@kiban/http-kit';
import { Body, Controller, Delete, Get, HttpCode, Patch, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../infrastructure/request-origin.js';
import { presentMember } from './member.presenter.js';
import { MembersRepository } from './members.repository.js';
import { RemoveMember } from './remove-member.use-case.js';
import { UpdateMember } from './update-member.use-case.js';

@ApiTags('Members')
@Controller('api/v1/members')
export class MembersController {
  constructor(
    private readonly members: MembersRepository,
    private readonly updateMember: UpdateMember,
    private readonly removeMember: RemoveMember,
  ) {}

  @Get()
  @Allow('boards:read')
  @ApiOperation({
    operationId: 'listMembers',
    summary: 'List the members of the workspace',
    description: 'All members, in the order in which they joined.',
  })
  @ApiResponse({ status: 200, type: [MemberDto] })
  async list(@CurrentCaller() { principal }: Caller): Promise<MemberDto[]> {
    const rows = await this.members.list(principal.workspace.id);
    return rows.map((row) => presentMember(row, principal.kind !== 'oauth'));
  }

  @Patch(':id')
  @Allow('screen:admin')
  @ApiIfMatch()
  @ApiPathId('id', 'The member')
  @ApiOperation({
    operationId: 'updateMember',
    summary: 'Change a member’s role',
    description:
      'Only an owner makes or changes an owner, and one owner always remains. When this answers, the new role holds everywhere. Tokens that somebody issued who is no owner any more are revoked.',
  })
  @ApiResponse({ status: 200, type: MemberDto })
  @ApiResponse({ status: 404, type: ErrorDto, description: 'There is no such member' })
  @ApiResponse({ status: 409, type: ErrorDto, description: 'The workspace would have no owner left' })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'The role is none' })
  async update(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
    @Body() body: UpdateMemberDto,
  ): Promise<MemberDto> {
    const row = await this.updateMember.execute(caller, originOf(request), { id, role: body.role, expected });
    return presentMember(row, true);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('screen')
  @ApiPathId('id', 'The member')
  @ApiOperation({
    operationId: 'removeMember',
    summary: 'Remove a member, or leave',
    description:
      'Everybody may leave; owners and admins remove others, and only an owner an owner. When this answers, nothing of the member works any more: sign-ins, AI clients, and tokens that they issued.',
  })
  @ApiResponse({ status: 204, description: 'Removed' })
  @ApiResponse({ status: 404, type: ErrorDto, description: 'There is no such member' })
  @ApiResponse({ status: 409, type: ErrorDto, description: 'The workspace would have no owner left' })
  async remove(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @PathId() id: number,
  ): Promise<void> {
    await this.removeMember.execute(caller, originOf(request), id);
  }
}
