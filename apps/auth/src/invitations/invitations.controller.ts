import { CreatedInvitationDto, CreateInvitationDto, ErrorDto, InvitationDto } from '@kiban/contracts';
import { Allow, ApiPathId, CurrentCaller, PathId, type Caller } from '@kiban/http-kit';
import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../infrastructure/clock.js';
import { originOf } from '../infrastructure/request-origin.js';
import { InvitationsRepository, stateOf, type InvitationRow } from './invitations.repository.js';
import { Invite } from './invite.use-case.js';
import { RevokeInvitation } from './revoke-invitation.use-case.js';

@ApiTags('Members')
@Controller('api/v1/invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly invite: Invite,
    private readonly revokeInvitation: RevokeInvitation,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Allow('screen:admin')
  @ApiOperation({
    operationId: 'listInvitations',
    summary: 'List invitations',
    description: 'The latest 200, newest first.',
  })
  @ApiResponse({ status: 200, type: [InvitationDto] })
  async list(@CurrentCaller() { principal }: Caller): Promise<InvitationDto[]> {
    const rows = await this.invitations.list(principal.workspace.id);
    return rows.map((row) => this.present(row));
  }

  @Post()
  @Allow('screen:admin')
  @ApiOperation({
    operationId: 'createInvitation',
    summary: 'Invite a person',
    description:
      'Returns a link for the invited person, shown only once. A new account that uses the link must confirm its address by mail. If mail is configured, a second link is mailed that needs no confirmation. Replaces an open invitation to the same address. The number of invitations a day is limited.',
  })
  @ApiResponse({ status: 201, type: CreatedInvitationDto })
  @ApiResponse({ status: 409, type: ErrorDto, description: 'Already a member, or too many open invitations' })
  @ApiResponse({ status: 422, type: ErrorDto, description: 'Validation failed; see `details`' })
  async create(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() body: CreateInvitationDto,
  ): Promise<CreatedInvitationDto> {
    const { row, link, mail } = await this.invite.execute(caller, originOf(request), body);
    void reply.header('cache-control', 'no-store');
    return Object.assign(this.present(row), { link, mail });
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('screen:admin')
  @ApiPathId('id', 'The invitation')
  @ApiOperation({
    operationId: 'revokeInvitation',
    summary: 'Withdraw an invitation',
    description: 'Its link stops working. An accepted invitation is unchanged.',
  })
  @ApiResponse({ status: 204, description: 'Withdrawn' })
  @ApiResponse({ status: 404, type: ErrorDto, description: 'No such invitation' })
  async revoke(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @PathId() id: number,
  ): Promise<void> {
    await this.revokeInvitation.execute(caller, originOf(request), id);
  }

  private present(row: InvitationRow): InvitationDto {
    return {
      id: row.id,
      email: row.email,
      role: row.role,
      state: stateOf(row, this.clock.now()),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    };
  }
}
