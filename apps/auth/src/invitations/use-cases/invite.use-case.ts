import { randomBytes } from 'node:crypto';
import { DomainError, type CreateInvitationDto, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { Mailer, type MailOutcome } from '../../mail/mailer.js';
import { readEmail } from '../../store/accounts/account.js';
import { quotedInMail } from '../../store/accounts/names.js';
import { SignUpPolicy } from '../../store/accounts/sign-up-policy.js';
import { auditedCaller } from '../../store/audit/audited-caller.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import type { Invitation } from '../../store/invitations/invitations.reader.js';
import { InvitationsRepository } from '../../store/invitations/invitations.repository.js';
import { requireMayAssign } from '../../store/members/member-rules.js';
import { lockStanding } from '../../store/rights/standing.js';
import { InvitationBounds } from '../invitation-bounds.js';

const LIFETIME_MS = 7 * 86_400_000;
const OPEN_MAX = 200;

export interface Invited {
  invitation: Invitation;
  /** The link, which is shown only once. */
  link: string;
  mail: MailOutcome;
}

@Injectable()
export class Invite {
  constructor(
    private readonly changes: AuthChanges,
    private readonly invitations: InvitationsRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly policy: SignUpPolicy,
    private readonly bounds: InvitationBounds,
  ) {}

  /** @throws DomainError when the caller may not give that role, or the person is already a member */
  async execute(caller: Caller, input: CreateInvitationDto): Promise<Invited> {
    const { principal } = caller;
    const email = readEmail(input.email);
    this.policy.requireDomain(email);
    await this.bounds.charge(principal.workspace.id, email);
    const secret = randomBytes(32).toString('base64url');
    const mailedSecret = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const invitation = await this.changes.run(async (tx) => {
      const { workspace, role } = await lockStanding(tx, principal);
      requireMayAssign(role, undefined, input.role);
      if (await this.invitations.isMember(tx, workspace.id, email))
        throw new DomainError('conflict', 'This person is already a member of the workspace.');
      if ((await this.invitations.countOpen(tx, workspace.id, now)) >= OPEN_MAX)
        throw new DomainError(
          'limit_reached',
          `A workspace has at most ${OPEN_MAX} open invitations; withdraw some first.`,
        );
      const id = await this.invitations.insert(tx, {
        workspaceId: workspace.id,
        email,
        role: input.role,
        digest: digestOf(secret),
        mailedDigest: digestOf(mailedSecret),
        invitedBy: principal.member.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
      });
      tx.audit({
        ...auditedCaller(caller),
        action: 'invitation.create',
        target: `invitation ${id}`,
        details: { email, role: input.role },
      });
      return (await this.invitations.byId(tx, workspace.id, id)) as Invitation;
    });
    const mail = await this.mailer.send({
      to: email,
      subject: 'You are invited to a workspace on Kiban',
      text: `“${quotedInMail(principal.member.name)}” invites you to the workspace “${quotedInMail(invitation.workspaceName)}”. To join, open this link within 7 days:`,
      path: pathOf(mailedSecret),
    });
    return { invitation, link: this.mailer.linkTo(pathOf(secret)), mail };
  }
}

const pathOf = (secret: string): string => `/sign-up/invitation/${secret}`;
