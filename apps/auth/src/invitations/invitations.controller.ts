import { CreatedInvitationDto, CreateInvitationDto, InvitationDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId } from '@kiban/http-kit';
import { Body, Controller, Delete, Get, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../infrastructure/clock.js';
import { InvitationsReader } from '../store/invitations/invitations.reader.js';
import { presentInvitation } from './invitation.presenter.js';
import { Invite } from './use-cases/invite.use-case.js';
import { RevokeInvitation } from './use-cases/revoke-invitation.use-case.js';

@ApiTags('Members')
@Controller('api/v1/invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsReader,
    private readonly invite: Invite,
    private readonly revokeInvitation: RevokeInvitation,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Allow('screen:admin')
  @Describe({
    id: 'listInvitations',
    summary: 'List invitations',
    description: 'The latest 200, newest first.',
    response: [InvitationDto],
    errors: {},
  })
  async list(@CurrentCaller() { principal }: Caller): Promise<InvitationDto[]> {
    const now = this.clock.now();
    const invitations = await this.invitations.list(principal.workspace.id);
    return invitations.map((invitation) => presentInvitation(invitation, now));
  }

  @Post()
  @Header('cache-control', 'no-store')
  @Allow('screen:admin')
  @Describe({
    id: 'createInvitation',
    summary: 'Invite a person',
    description:
      'Returns a link for the invited person, shown only once. A new account that uses the link must confirm its address by mail. If mail is configured, a second link is mailed that needs no confirmation. Replaces an open invitation to the same address. The number of invitations a day is limited.',
    needsFreshFactor: true,
    response: CreatedInvitationDto,
    status: 201,
    errors: {
      409: 'Already a member, or too many open invitations',
      422: 'Validation failed; see `details`',
    },
  })
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateInvitationDto,
  ): Promise<CreatedInvitationDto> {
    const { invitation, link, mail } = await this.invite.execute(caller, body);
    return Object.assign(presentInvitation(invitation, this.clock.now()), { link, mail });
  }

  @Delete(':id')
  @Allow('screen:admin')
  @Describe({
    id: 'revokeInvitation',
    summary: 'Withdraw an invitation',
    description: 'Its link stops working. An accepted invitation is unchanged.',
    response: null,
    success: 'Withdrawn',
    pathIds: { id: 'The invitation' },
    errors: { 404: 'No such invitation' },
  })
  revoke(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<void> {
    return this.revokeInvitation.execute(caller, id);
  }
}
