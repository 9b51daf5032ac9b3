import { NotFoundError, type Caller } from '@kiban/contracts';
import { StreamedResponse } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import { RequestWindows } from '../../infrastructure/request-windows.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { MembersReader } from '../../store/members/members.reader.js';
import { CallerSession } from '../../store/rights/caller-session.js';
import { PersonalDocument } from '../personal-document.js';

const DAY_MS = 86_400_000;
const EXPORTS_PER_DAY = 10;

/** One JSON document with what the service holds about a person, sent while it is read. */
@Injectable()
export class ExportMe {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly members: MembersReader,
    private readonly session: CallerSession,
    private readonly document: PersonalDocument,
    private readonly windows: RequestWindows,
    private readonly changes: AuthChanges,
  ) {}

  /**
   * Records the export in each workspace before its first byte.
   * @throws TooManyRequestsError; ServiceBusyError while boards-api does not reply
   */
  async execute({ principal, origin }: Caller): Promise<StreamedResponse> {
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    await this.windows.charge({
      subject: `exports of account ${account.id}`,
      windowMs: DAY_MS,
      max: EXPORTS_PER_DAY,
      message: 'Too many exports today; wait before you try again.',
    });
    // What the session may not open is not in its export either.
    const opened = await this.session.opened(principal, account.id);
    const all = await this.members.ofAccount(account.id);
    const memberships = all.filter(({ workspaceId }) => opened.has(workspaceId));
    const closed = new Set(all.map(({ workspaceId }) => workspaceId).filter((id) => !opened.has(id)));
    const person = { accountId: account.id, memberships, closed };
    // An outage is then a 503, and not a file without its end.
    await this.document.requireReachable(person);
    await this.changes.run((tx) => {
      for (const { workspaceId, memberId, name } of memberships)
        tx.audit({
          workspaceId,
          action: 'account.export',
          actor: { memberId, name },
          via: 'screen',
          origin,
          target: `member ${memberId}`,
        });
      return Promise.resolve();
    });
    return new StreamedResponse(this.document.stream(person), null);
  }
}
