import { CredentialDto, ErrorDto, IssuedTokenDto, IssueTokenDto, PasswordDto } from '@kiban/contracts';
import { Allow, ApiPathId, CurrentCaller, PathId, type Caller } from '@kiban/http-kit';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiTokensRepository } from '../api-tokens/api-tokens.repository.js';
import { IssueToken } from '../api-tokens/issue-token.use-case.js';
import { RevokeToken } from '../api-tokens/revoke-token.use-case.js';
import { Clock } from '../infrastructure/clock.js';
import { originOf } from '../infrastructure/request-origin.js';
import { ConnectionsRepository } from './connections.repository.js';
import { presentConnection, presentToken } from './credential.presenter.js';

@ApiTags('Tokens and AI clients')
@Controller('api/v1/tokens')
export class TokensController {
  constructor(
    private readonly tokens: ApiTokensRepository,
    private readonly connections: ConnectionsRepository,
    private readonly issueToken: IssueToken,
    private readonly revokeToken: RevokeToken,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Allow('screen')
  @ApiOperation({
    operationId: 'listTokens',
    summary: 'List API tokens and connected AI clients',
    description:
      'Both kinds in one list, newest first. Owners and admins see all of the workspace; members see only the AI clients that they connected.',
  })
  @ApiResponse({ status: 200, type: [CredentialDto] })
  async list(@CurrentCaller() { principal }: Caller): Promise<CredentialDto[]> {
    const seesAll = principal.role === 'owner' || principal.role === 'admin';
    const now = this.clock.now();
    const workspaceId = principal.workspace.id;
    const [tokens, connections] = await Promise.all([
      seesAll ? this.tokens.list(workspaceId, now) : [],
      this.connections.list(workspaceId, seesAll ? null : principal.member.id),
    ]);
    return [
      ...tokens.map((row) => presentToken(row, now)),
      ...connections.map((row) => presentConnection(row, now)),
    ].sort((left, right) => right.createdAt.localeCompare(left.createdAt));
  }

  @Post()
  @Allow('screen:owner')
  @ApiOperation({
    operationId: 'issueToken',
    summary: 'Issue an API token',
    description:
      'Owner only. Requires the owner’s password. The response contains the token value, which is shown only once. The token has the rights of a workspace admin.',
  })
  @ApiResponse({ status: 201, type: IssuedTokenDto })
  @ApiResponse({
    status: 409,
    type: ErrorDto,
    description: 'The workspace has reached its limit of active tokens',
  })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Validation failed; see `details`' })
  @ApiResponse({
    status: 429,
    type: ErrorDto,
    description: 'Too many wrong passwords; wait `Retry-After` seconds',
  })
  async issue(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() body: IssueTokenDto,
  ): Promise<IssuedTokenDto> {
    const { row, token } = await this.issueToken.execute(caller, originOf(request), body);
    void reply.header('cache-control', 'no-store');
    return Object.assign(presentToken(row, this.clock.now()), { token });
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @Allow('screen:owner')
  @ApiPathId('id', 'The token')
  @ApiOperation({
    operationId: 'revokeToken',
    summary: 'Revoke an API token',
    description: 'Owner only. Requires the owner’s password. Takes effect before the response is sent.',
  })
  @ApiResponse({ status: 200, type: CredentialDto })
  @ApiResponse({ status: 404, type: ErrorDto, description: 'No such token in this workspace' })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Validation failed; see `details`' })
  @ApiResponse({
    status: 429,
    type: ErrorDto,
    description: 'Too many wrong passwords; wait `Retry-After` seconds',
  })
  async revoke(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @PathId() id: number,
    @Body() body: PasswordDto,
  ): Promise<CredentialDto> {
    const row = await this.revokeToken.execute(caller, originOf(request), id, body.password);
    return presentToken(row, this.clock.now());
  }
}
