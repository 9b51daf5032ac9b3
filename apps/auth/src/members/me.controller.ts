import { MeDto } from '@kiban/contracts';
import { Allow, CurrentCaller, type Caller } from '@kiban/http-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { MembersRepository } from './members.repository.js';

@ApiTags('members')
@Controller('api/v1/me')
export class MeController {
  constructor(private readonly members: MembersRepository) {}

  @Get()
  @Allow('workspace')
  @ApiOperation({
    operationId: 'getMe',
    summary: 'Read who is calling',
    description: 'The workspace, the acting member and the rights that the bearer stands for.',
  })
  @ApiResponse({ status: 200, type: MeDto })
  async get(@CurrentCaller() { principal }: Caller): Promise<MeDto> {
    // An AI client and a token do not learn the person's address.
    const member =
      principal.kind === 'screen'
        ? await this.members.byId(principal.workspace.id, principal.member.id)
        : undefined;
    return {
      kind: principal.kind,
      workspace: principal.workspace,
      member: { id: principal.member.id, name: principal.member.name, email: member?.email ?? null },
      role: principal.role,
      scopes: [...principal.scopes],
      via: principal.via.name,
      expiresAt: principal.expiresAt,
    };
  }
}
