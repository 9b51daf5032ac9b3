import { ChangePasswordDto, MeDto, MembershipDto, UpdateMeDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe } from '@kiban/http-kit';
import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MembersReader } from '../store/members/members.reader.js';
import { presentMe, presentMembership } from './me.presenter.js';
import { ChangeMyPassword } from './use-cases/change-my-password.use-case.js';
import { RenameMe } from './use-cases/rename-me.use-case.js';

@ApiTags('Members')
@Controller('api/v1/me')
export class MeController {
  constructor(
    private readonly members: MembersReader,
    private readonly renameMe: RenameMe,
    private readonly changePassword: ChangeMyPassword,
  ) {}

  @Get()
  @Allow('workspace', { duringDeletion: true })
  @Describe({
    id: 'getMe',
    summary: 'Read the caller',
    description:
      'The workspace, member and rights of the bearer token. A person at the screen gets it also while the workspace is in deletion.',
    response: MeDto,
    errors: {},
  })
  async get(@CurrentCaller() { principal }: Caller): Promise<MeDto> {
    const isPerson = principal.kind === 'screen';
    return presentMe(
      principal,
      isPerson ? await this.members.byId(principal.workspace.id, principal.member.id) : undefined,
    );
  }

  @Get('workspaces')
  @Allow('screen', { duringDeletion: true })
  @Describe({
    id: 'listMyWorkspaces',
    summary: 'List your workspaces',
    description:
      'The workspaces that you are a member of, in the order of joining. To open another one, authorize again with ' +
      '`workspace` set to its slug.',
    response: [MembershipDto],
    errors: {},
  })
  async workspaces(@CurrentCaller() { principal }: Caller): Promise<MembershipDto[]> {
    const memberships = await this.members.ofPerson(principal.member.id);
    return memberships.map(presentMembership);
  }

  @Patch()
  @Allow('screen')
  @Describe({
    id: 'updateMe',
    summary: 'Change your name',
    description: 'Changes the name that other members see, in all of your workspaces.',
    response: MeDto,
    errors: { 422: 'Validation failed; see `details`' },
  })
  async rename(@CurrentCaller() caller: Caller, @Body() { name }: UpdateMeDto): Promise<MeDto> {
    await this.renameMe.execute(caller, name);
    return this.get(caller);
  }

  @Post('password')
  @Allow('screen')
  @Describe({
    id: 'changeMyPassword',
    summary: 'Change your password',
    description:
      'Requires the current password. Ends your other sessions and disconnects the AI clients that you connected. API tokens stay.',
    needsFreshFactor: 'or its password',
    response: null,
    success: 'Changed',
    errors: {
      422: 'Validation failed; see `details`',
      429: 'Too many wrong passwords; wait `Retry-After` seconds',
    },
  })
  password(@CurrentCaller() caller: Caller, @Body() body: ChangePasswordDto): Promise<void> {
    return this.changePassword.execute(caller, body);
  }
}
