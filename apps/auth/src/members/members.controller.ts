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
    description: 'All members, in the order of joining.',
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
      'Only an owner can appoint or change an owner; one owner must remain. Takes effect before the response is sent. Revokes the tokens of a member who loses the owner role.',
  })
  @ApiResponse({ status: 200, type: MemberDto })
  @ApiResponse({ status: 404, type: ErrorDto, description: 'No such member' })
  @ApiResponse({ status: 409, type: ErrorDto, description: 'The workspace would have no owner' })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Validation failed; see `details`' })
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
      'Members can leave. Owners and admins can remove members; only an owner can remove an owner. Ends the member’s sessions, AI clients and issued tokens before the response is sent.',
  })
  @ApiResponse({ status: 204, description: 'Removed' })
  @ApiResponse({ status: 404, type: ErrorDto, description: 'No such member' })
  @ApiResponse({ status: 409, type: ErrorDto, description: 'The workspace would have no owner' })
  async remove(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @PathId() id: number,
  ): Promise<void> {
    await this.removeMember.execute(caller, originOf(request), id);
  }
}
