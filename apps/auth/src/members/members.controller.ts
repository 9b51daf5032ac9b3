import { MemberDto, UpdateMemberDto, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId } from '@kiban/http-kit';
import { Body, Controller, Delete, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MembersReader } from '../store/members/members.reader.js';
import { presentMember } from './member.presenter.js';
import { RemoveMember } from './use-cases/remove-member.use-case.js';
import { UpdateMember } from './use-cases/update-member.use-case.js';

@ApiTags('Members')
@Controller('api/v1/members')
export class MembersController {
  constructor(
    private readonly members: MembersReader,
    private readonly updateMember: UpdateMember,
    private readonly removeMember: RemoveMember,
  ) {}

  @Get()
  @Allow('members:read')
  @Describe({
    id: 'listMembers',
    summary: 'List the members of the workspace',
    description: 'All members, in the order of joining.',
    response: [MemberDto],
    errors: {},
  })
  async list(@CurrentCaller() { principal }: Caller): Promise<MemberDto[]> {
    const members = await this.members.list(principal.workspace.id);
    return members.map((member) => presentMember(member, principal.kind !== 'oauth'));
  }

  @Patch(':id')
  @Allow('screen:admin')
  @Describe({
    id: 'updateMember',
    summary: 'Change a member’s role',
    description:
      'Only an owner can appoint or change an owner; one owner must remain. Takes effect before the response is sent. Revokes the tokens of a member who loses the owner role.',
    needsFreshFactor: true,
    response: MemberDto,
    pathIds: { id: 'The member' },
    guarded: true,
    errors: {
      404: 'No such member',
      409: 'The workspace would have no owner',
      422: 'Validation failed; see `details`',
    },
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
    @Body() { role }: UpdateMemberDto,
  ): Promise<MemberDto> {
    return presentMember(await this.updateMember.execute(caller, { id, role, expected }), true);
  }

  @Delete(':id')
  @Allow('screen')
  @Describe({
    id: 'removeMember',
    summary: 'Remove a member, or leave',
    description:
      'Members can leave. Owners and admins can remove members; only an owner can remove an owner. Ends the member’s sessions, AI clients and issued tokens before the response is sent.',
    response: null,
    success: 'Removed',
    pathIds: { id: 'The member' },
    errors: { 404: 'No such member', 409: 'The workspace would have no owner' },
  })
  remove(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<void> {
    return this.removeMember.execute(caller, id);
  }
}
