import { MemberDto } from '@kiban/contracts';
import { Allow, CurrentCaller, type Caller } from '@kiban/http-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { presentMember } from './member.presenter.js';
import { MembersRepository } from './members.repository.js';

@ApiTags('members')
@Controller('api/v1/members')
export class MembersController {
  constructor(private readonly members: MembersRepository) {}

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
}
