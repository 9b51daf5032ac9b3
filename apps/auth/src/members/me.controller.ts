import { ChangePasswordDto, ErrorDto, MeDto, UpdateMeDto } from '@kiban/contracts';
import { Allow, CurrentCaller, type Caller } from '@kiban/http-kit';
import { Body, Controller, Get, HttpCode, Patch, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Passwords } from '../accounts/passwords.js';
import { originOf } from '../infrastructure/request-origin.js';
import { ChangePassword } from './change-password.use-case.js';
import { MembersRepository } from './members.repository.js';
import { RenameMe } from './rename-me.use-case.js';

@ApiTags('Members')
@Controller('api/v1/me')
export class MeController {
  constructor(
    private readonly members: MembersRepository,
    private readonly renameMe: RenameMe,
    private readonly passwords: Passwords,
    private readonly changePassword: ChangePassword,
  ) {}

  @Get()
  @Allow('workspace')
  @ApiOperation({
    operationId: 'getMe',
    summary: 'Read the caller',
    description: 'The workspace, member and rights of the bearer token.',
  })
  @ApiResponse({ status: 200, type: MeDto })
  async get(@CurrentCaller() { principal }: Caller): Promise<MeDto> {
    // AI clients and API tokens have no access to the person’s address.
    const member =
      principal.kind === 'screen'
        ? await this.members.byId(principal.workspace.id, principal.member.id)
        : undefined;
    return {
      kind: principal.kind,
      workspace: principal.workspace,
      member: {
        id: principal.member.id,
        name: member?.name ?? principal.member.name,
        email: member?.email ?? null,
      },
      role: principal.role,
      scopes: [...principal.scopes],
      via: principal.via.name,
      expiresAt: principal.expiresAt,
    };
  }

  @Patch()
  @Allow('screen')
  @ApiOperation({
    operationId: 'updateMe',
    summary: 'Change your name',
    description: 'Changes the name that other members see, in all of your workspaces.',
  })
  @ApiResponse({ status: 200, type: MeDto })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Validation failed; see `details`' })
  async rename(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Body() body: UpdateMeDto,
  ): Promise<MeDto> {
    await this.renameMe.execute(caller, originOf(request), body.name);
    return this.get(caller);
  }

  @Post('password')
  @HttpCode(204)
  @Allow('screen')
  @ApiOperation({
    operationId: 'changeMyPassword',
    summary: 'Change your password',
    description:
      'Requires the current password. Ends your other sessions and disconnects the AI clients that you connected. API tokens stay.',
  })
  @ApiResponse({ status: 204, description: 'Changed' })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Validation failed; see `details`' })
  @ApiResponse({
    status: 429,
    type: ErrorDto,
    description: 'Too many wrong passwords; wait `Retry-After` seconds',
  })
  async password(
    @CurrentCaller() { principal }: Caller,
    @Req() request: FastifyRequest,
    @Body() body: ChangePasswordDto,
  ): Promise<void> {
    const origin = originOf(request);
    const account = await this.passwords.confirm(principal.member.id, body.password, origin);
    await this.changePassword.execute(
      { account, password: body.newPassword, field: 'newPassword', via: 'screen' },
      { principal },
      origin,
    );
  }
}
