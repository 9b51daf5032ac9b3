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
    summary: 'Change the own name',
    description: 'The name that others see, in every workspace of the person.',
  })
  @ApiResponse({ status: 200, type: MeDto })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'The name cannot be taken' })
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
    summary: 'Change the own password',
    description:
      'With the password so far. Every other sign-in and every AI client that the person connected ends; API tokens stay.',
  })
  @ApiResponse({ status: 204, description: 'Changed' })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'The new password cannot be taken' })
  @ApiResponse({
    status: 429,
    type: ErrorDto,
    description: 'Too many wrong passwords; `Retry-After` says how long to wait',
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
