import { originOf } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Page } from '../pages/page.js';
import { JoinByInvitation } from '../sign-up/use-cases/join-by-invitation.use-case.js';
import { SignUpPolicy } from '../store/accounts/sign-up-policy.js';
import type { LinkedInvitation } from '../store/invitations/invitations.reader.js';
import { AcceptedSignUp } from './accepted-sign-up.js';
import { PublicBounds } from './flow/public-bounds.js';

/** A new person joins by an invitation, within the limit of the network. */
@Injectable()
export class InvitedSignUp {
  constructor(
    private readonly join: JoinByInvitation,
    private readonly acceptedSignUp: AcceptedSignUp,
    private readonly policy: SignUpPolicy,
    private readonly bounds: PublicBounds,
  ) {}

  /**
   * @returns a page when the address must be confirmed first, because the link came from the inviter and not by mail
   * @throws DomainError; ValidationError; ServiceBusyError
   */
  async execute(
    invitation: LinkedInvitation,
    given: { name: string; password: string },
    browser: string,
    request: FastifyRequest,
  ): Promise<Page | undefined> {
    this.policy.requireInvited();
    const origin = originOf(request);
    return this.bounds.signUp(origin, async () => {
      if (!invitation.proven) {
        const person = { email: invitation.email, ...given };
        const purpose = { invitationId: invitation.id };
        return this.acceptedSignUp.accept({ person, purpose, browser, path: '/sign-up' }, request);
      }
      await this.join.asNew(invitation, given, origin);
      return undefined;
    });
  }
}
